export type Box = { x: number; y: number; width: number; height: number };

/** Air around what is painted: focus rings and small shadows reach into it. */
const AIR = 16;
const AIR_OF_A_SHADOW = 32;
/** Boxes end on this grid, so that a picture keeps its size when something inside grows by a pixel. */
const GRID = 16;

const PAINTED_TAGS = new Set([
  'IMG',
  'SVG',
  'CANVAS',
  'VIDEO',
  'INPUT',
  'SELECT',
  'TEXTAREA',
  'METER',
  'PROGRESS',
  'HR',
]);

const NOTHING: Box = { x: 0, y: 0, width: 2 * GRID, height: 2 * GRID };

/** Whether anything is painted yet: a screen's module and its data come after the first render. */
export const hasContent = (): boolean => contentBox() !== NOTHING;

/** The part of the window where anything is painted, with air around it; small stories make small pictures. */
export function contentBox(): Box {
  const page = { width: innerWidth, height: innerHeight };
  const edges = { left: page.width, top: page.height, right: 0, bottom: 0 };
  const include = (rect: DOMRect, air: number) => {
    const isHidden = rect.width <= 1 || rect.height <= 1 || rect.right <= 0 || rect.bottom <= 0;
    if (isHidden) return;
    edges.left = Math.min(edges.left, rect.left - air);
    edges.top = Math.min(edges.top, rect.top - air);
    edges.right = Math.max(edges.right, rect.right + air);
    edges.bottom = Math.max(edges.bottom, rect.bottom + air);
  };
  visit(document.body, include);
  if (edges.right <= edges.left) return NOTHING;
  const x = Math.max(0, Math.floor(edges.left / GRID) * GRID);
  const y = Math.max(0, Math.floor(edges.top / GRID) * GRID);
  return {
    x,
    y,
    width: Math.min(page.width, Math.ceil(edges.right / GRID) * GRID) - x,
    height: Math.min(page.height, Math.ceil(edges.bottom / GRID) * GRID) - y,
  };
}

function visit(element: Element, include: (rect: DOMRect, air: number) => void): void {
  for (const child of element.children) {
    if (!child.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
      // What is invisible may hold something that is not, such as a list of contents.
      if (child.checkVisibility()) visit(child, include);
      continue;
    }
    const style = getComputedStyle(child);
    const air = style.boxShadow === 'none' ? AIR : AIR_OF_A_SHADOW;
    const cuts = style.overflowX !== 'visible';
    if (cuts || isPainted(child, style)) include(child.getBoundingClientRect(), air);
    else includeText(child, include);
    // What overflows this element is not seen, and a drawing's parts lie within it.
    if (!cuts && !(child instanceof SVGElement)) visit(child, include);
  }
}

function isPainted(element: Element, style: CSSStyleDeclaration): boolean {
  return (
    PAINTED_TAGS.has(element.tagName.toUpperCase()) ||
    style.boxShadow !== 'none' ||
    style.backgroundImage !== 'none' ||
    !/^(?:transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) ||
    (style.borderStyle !== 'none' && Number.parseFloat(style.borderWidth) > 0)
  );
}

function includeText(element: Element, include: (rect: DOMRect, air: number) => void): void {
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    include(range.getBoundingClientRect(), AIR);
  }
}
