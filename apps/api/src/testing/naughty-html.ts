import { expect } from 'vitest';

/** Markup that tries to run a script, load a resource or change the page around it. */
export const NAUGHTY_HTML = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<SCRIPT SRC=//x.example></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a.png" onerror="alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<a href="/locale" ping="//spy.example">x</a>',
  '<iframe src="//x.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="//x.example"><input name="password"><button>x</button></form>',
  '<meta http-equiv="refresh" content="0;url=//x.example">',
  '<base href="//x.example/"><link rel="stylesheet" href="//x.example/a.css">',
  '<style>@import "//x.example/a.css"; *{display:none}</style>',
  '<p style="background:url(javascript:alert(1))" class="ps-modal" id="root">x</p>',
  '<div onclick="alert(1)" data-x="1" contenteditable>x</div>',
  '<video src="//x.example" autoplay onplay=alert(1)></video>',
  '<details open ontoggle=alert(1)>x</details>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<xmp><script>alert(1)</script></xmp>',
  '<p>x<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p title="</p><script>alert(1)</script>">x</p>',
  '<img src="/a.png" alt="&quot; onerror=&quot;alert(1)">',
  '<b/onmouseover=alert(1)//>x',
  '<a href="https://x.example" style="position:fixed;inset:0">x</a>',
  '<img src="/a.png" srcset="//spy.example/a.png 2x">',
  '<td background="//spy.example/a.png">x</td>',
  '"><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}<p>x',
];

const TAG =
  /<(?!\/?(?:p|br|hr|h[234]|ul|ol|li|dl|dt|dd|blockquote|figure|figcaption|strong|b|em|i|s|sub|sup|code|pre|a|img|table|caption|thead|tbody|tfoot|tr|th|td)(?:\s|\/?>))/i;
const ATTRIBUTES = /\s([a-z-]+)(?==")/g;
const ALLOWED = new Set([
  'href',
  'rel',
  'src',
  'alt',
  'width',
  'height',
  'loading',
  'colspan',
  'rowspan',
  'scope',
  'start',
]);

/** Fails if HTML has any tag, attribute or address that an article may not have. */
export function expectHarmless(html: string): void {
  expect(html).not.toMatch(TAG);
  for (const [tag] of html.matchAll(/<[a-z][^>]*>/gi)) {
    // Text between the quotes is harmless.
    const bare = tag.replaceAll(/="[^"]*"/g, '=""');
    for (const [, name = ''] of bare.matchAll(ATTRIBUTES)) expect(ALLOWED).toContain(name);
    for (const [, address = ''] of tag.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(address).toMatch(/^(?:\/(?![/\\])|https?:\/\/)/);
    }
  }
}
