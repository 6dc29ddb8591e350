export type PageFragments = {
  /** From the doctype to the end of the head, without styles and scripts. */
  head: string;
  /** All inline styles, in order. */
  css: string;
  /** The markup inside `#root`. */
  markup: string;
};

const STYLE = /<style[^>]*>([^]*?)<\/style>/g;
const SCRIPT = /<script\b[^>]*>[^]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g;

/** Splits the shop's document, so that other pages can use the same markup and styles. */
export function readPageFragments(html: string): PageFragments {
  const css = [...html.matchAll(STYLE)].map(([, text]) => text).join('\n');
  const plain = html.replaceAll(STYLE, '').replaceAll(SCRIPT, '');
  const [, head = '', markup = ''] = /^([^]*?<\/head>)\s*<body[^>]*>\s*<div id="root">([^]*)<\/div>/.exec(plain) ?? [];
  if (markup === '') throw new Error('The shop writes documents of another form: see bench/browser/page-fragments.ts.');
  return { head, css, markup };
}

/** A document with linked styles, for the floors. */
export function linkedDocument(parts: PageFragments, body: string): string {
  return `${parts.head.replace('</head>', '<link rel="stylesheet" href="/page.css"></head>')}<body>${body}</body></html>`;
}

/** The inline scripts of a document; JSON data and modules do not count. */
export function inlineScriptsOf(html: string): string {
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|application\/(?:ld\+)?json|speculationrules|importmap/.test(attributes))
    .map(([, , text]) => text)
    .join('\n');
}
