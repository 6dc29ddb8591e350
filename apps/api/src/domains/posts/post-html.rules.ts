import sanitizeHtml from 'sanitize-html';

/** The allowed markup of an article: no scripts, frames, styles or remote resources (S2). */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: `
    p br hr h2 h3 h4 ul ol li dl dt dd blockquote figure figcaption strong b em i s sub sup code pre a img
    table caption thead tbody tfoot tr th td`
    .trim()
    .split(/\s+/),
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    a: (tagName, { href = '' }) => {
      const address = isOwnPath(href) || isWebAddress(href) ? href : undefined;
      return {
        tagName,
        attribs:
          address === undefined ? {} : { href: address, ...(isOwnPath(address) ? {} : { rel: 'noopener nofollow' }) },
      };
    },
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: { src, alt, ...count({ width, height }), loading: 'lazy' },
    }),
  },
  // Pictures of other hosts would tell them who reads the article.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPath(attribs['src'] ?? ''),
};

/** Whether an address is a path of this shop that no browser reads as another host. */
const isOwnPath = (address: string) => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(address);
const isWebAddress = (address: string) => /^https?:\/\/[^/\\]/i.test(address) && URL.canParse(address);

/** Keeps attributes that are numbers of pixels. */
function count(sizes: Record<string, string | undefined>): Record<string, string> {
  const numbers = Object.entries(sizes).flatMap(([name, value]) =>
    value !== undefined && /^\d{1,4}$/.test(value) ? [[name, value] as const] : [],
  );
  return Object.fromEntries(numbers);
}

/** Sanitises an article's HTML. Use it before saving and again before showing. */
export const cleanPostHtml = (html: string): string => sanitizeHtml(html, ALLOWED).trim();

const TEASER_CHARACTERS = 240;
/** The end of a block: text before and after it is on different lines. */
const BLOCK_END = /<\/(?:p|li|h\d|td|th|dt|dd|blockquote|figcaption|pre)>|<br \/>/g;

/** The text of a sanitised article as people read it, with references such as &amp; as one character. */
export const visibleText = (html: string): string => plainText(html).replaceAll(/&(?:amp|lt|gt|quot);/g, '&');

/** A text as a paragraph of HTML; nothing without one. */
export const paragraphOf = (text: string): string =>
  text === '' ? '' : `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;

const plainText = (html: string): string =>
  sanitizeHtml(html.replaceAll(BLOCK_END, '$& '), { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The beginning of a sanitised article as one paragraph, cut between words. */
export function teaserOf(html: string): string {
  const text = plainText(html);
  if (text === '') return '';
  const characters = [...text];
  if (characters.length <= TEASER_CHARACTERS) return `<p>${text}</p>`;
  const cut = characters.slice(0, TEASER_CHARACTERS).join('');
  // A character reference such as &amp; must not be cut in two.
  const whole = cut.replace(/\s+\S*$/, '').replace(/&[#\w]*$/, '');
  return `<p>${whole}…</p>`;
}
