export type Box = { x: number; y: number; width: number; height: number };

/** Space around the painted area, for focus rings and small shadows. Pixels. */
const AIR = 16;
const AIR_OF_A_SHADOW = 32;
/** Boxes snap to this grid, so that a picture keeps its size when its content grows by a pixel. */
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

/** Whether anything is painted yet: a screen's module and data arrive after the first render. */
export const hasContent = (): boolean => contentBox() !== NOTHING;

/** The painted part of the window with some space around it; pictures of small stories are small. */
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
      // An element with `visibility: hidden` may have visible children.
      if (child.checkVisibility()) visit(child, include);
      continue;
    }
    const style = getComputedStyle(child);
    const air = style.boxShadow === 'none' ? AIR : AIR_OF_A_SHADOW;
    const cuts = style.overflowX !== 'visible';
    if (cuts || isPainted(child, style)) include(child.getBoundingClientRect(), air);
    else includeText(child, include);
    // Overflow that is clipped is not visible, and the shapes of an SVG lie within it.
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
