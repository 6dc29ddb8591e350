/** A rule of styled-components that marks which component the rules before it belong to. */
const MARKER = /^data-styled\.g\d+\[/;
const END_OF_RULE = '/*!sc*/\n';

/**
 * Splits the style element that styled-components writes on the server into the rules and their markers. In the browser
 * styled-components takes what it finds in its own element, inserts each rule into a new style sheet and removes the element, so that
 * the whole page is styled again, and once more for each rule inserted later. It finds the markers alone: it knows which rules the
 * page has, and the rules stay in their element.
 */
export function splitStyleTag(tag: string): string {
  const [, start = '', css = ''] = /^(<style[^>]*>)([^]*)<\/style>$/.exec(tag.trim()) ?? [];
  const parts = css.split(END_OF_RULE).map((part) => part.trim());
  const rules = parts.filter((part) => !MARKER.test(part));
  const markers = parts.filter((part) => MARKER.test(part));
  return `<style>${rules.join('\n')}</style>${start}${markers.map((marker) => `${marker}${END_OF_RULE}`).join('')}</style>`;
}
