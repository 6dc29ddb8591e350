import { Mark, Node } from '@tiptap/core';
import { isLinkAddress, isOwnPath } from './link-address.ts';

/** Tags that an article may have and the editor has no tools for, with what may be inside them. The server has the same list. */
const TAGS = new Set(
  `p br hr h2 h3 h4 ul ol li dl dt dd figure figcaption strong b em i s sub sup code pre a img blockquote
  table caption thead tbody tfoot tr th td`.split(/\s+/),
);
const ATTRIBUTES = new Set(['href', 'rel', 'src', 'alt', 'width', 'height', 'loading', 'colspan', 'rowspan', 'scope']);

/**
 * A copy of an element with allowed tags and attributes only; other tags are replaced by their content. Pasted markup comes from
 * anywhere, and the copy is put into the page before the server has sanitised it.
 */
function copyAllowed(element: Element, target: Document): DocumentFragment {
  const children = target.createDocumentFragment();
  for (const child of element.childNodes) {
    if (child instanceof Element) children.append(copyAllowed(child, target));
    else if (child instanceof Text) children.append(target.createTextNode(child.data));
  }
  const name = element.localName;
  if (!TAGS.has(name) || !isOwnPicture(element)) return children;
  const copy = target.createElement(name);
  for (const { name: attribute, value } of element.attributes) {
    if (ATTRIBUTES.has(attribute) && (attribute !== 'href' || isLinkAddress(value)))
      copy.setAttribute(attribute, value);
  }
  copy.append(children);
  const whole = target.createDocumentFragment();
  whole.append(copy);
  return whole;
}

/** Pictures of other hosts would tell them who reads the article. */
const isOwnPicture = (element: Element): boolean =>
  element.localName !== 'img' || isOwnPath(element.getAttribute('src') ?? '');

const htmlOf = (element: HTMLElement): string => {
  const frame = element.ownerDocument.createElement('div');
  frame.append(copyAllowed(element, element.ownerDocument));
  return frame.innerHTML;
};

/** An element made of allowed HTML. */
function elementOf(html: string): Element {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found = body.firstElementChild;
  return found ? document.importNode(found, true) : document.createElement('p');
}

const html = { default: '', rendered: false };

/** A table, a figure or a list of terms: stays as it is, may be moved and removed. */
const KeptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  priority: 200,
  addAttributes: () => ({ html }),
  parseHTML: () => [{ tag: 'table, figure, dl', getAttrs: (element) => ({ html: htmlOf(element) }) }],
  renderHTML: ({ node }) => ({ dom: elementOf(String(node.attrs['html'])) as HTMLElement }),
});

/** The same for a picture in a text. */
const KeptPicture = Node.create({
  name: 'keptPicture',
  group: 'inline',
  inline: true,
  atom: true,
  priority: 200,
  addAttributes: () => ({ html }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (isOwnPicture(element) ? { html: htmlOf(element) } : false) },
  ],
  renderHTML: ({ node }) => ({ dom: elementOf(String(node.attrs['html'])) as HTMLElement }),
});

const keptMark = (tag: 'sub' | 'sup') =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** What articles may have beside what the toolbar offers, so that editing one loses nothing of it. */
export const keptMarkup = [KeptBlock, KeptPicture, keptMark('sub'), keptMark('sup')];
