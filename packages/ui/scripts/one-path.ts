/** A shape of a Lucide icon: the name of an SVG element with its attributes. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** The `d` of an icon's outlines, and the `d` of its filled shapes. */
export type Drawing = { outline: string; filled?: string };

/** The attributes that a path can express. Any other attribute throws, because a path would lose it. */
const FORM = new Set('d cx cy r rx ry x y x1 y1 x2 y2 width height points key fill'.split(' '));

/**
 * Joins all shapes of an icon into one path, so that a server renders two elements instead of up to ten.
 *
 * @throws Error for an element or an attribute that a path cannot express
 */
export function toOnePath(shapes: readonly Shape[]): Drawing {
  const outline: string[] = [];
  const filled: string[] = [];
  for (const [tag, attributes] of shapes) {
    const foreign = Object.keys(attributes).find((name) => !FORM.has(name));
    if (foreign) throw new Error(`<${tag} ${foreign}> cannot be said by a path`);
    (attributes['fill'] === 'currentColor' ? filled : outline).push(toPath(tag, attributes));
  }
  return { outline: outline.join(''), ...(filled.length > 0 ? { filled: filled.join('') } : {}) };
}

function toPath(tag: string, attributes: Readonly<Record<string, string>>): string {
  const at = (name: string, otherwise = 0): number => Number(attributes[name] ?? otherwise);
  switch (tag) {
    case 'path':
      return startAbsolute(attributes['d'] ?? '');
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'circle':
      return ellipse(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'rect': {
      const radius = at('rx', at('ry'));
      return rect(at('x'), at('y'), at('width'), at('height'), radius, at('ry', radius));
    }
    case 'polyline':
    case 'polygon':
      return `M${(attributes['points'] ?? '').trim()}${tag === 'polygon' ? 'z' : ''}`;
    default:
      throw new Error(`<${tag}> cannot be said by a path`);
  }
}

/**
 * Makes the start of a path absolute. An initial `m` is relative to the origin, but after another path it would be relative to the
 * end of that path.
 */
function startAbsolute(d: string): string {
  const start = /^\s*m\s*(-?(?:\d*\.\d+|\d+))[\s,]*(-?(?:\d*\.\d+|\d+))\s*/.exec(d);
  if (!start) return d.trim();
  const [whole, x, y] = start;
  const rest = d.slice(whole.length).replace(/^,\s*/, '').trimEnd();
  // Further pairs after `m` are relative line ends, after `M` absolute ones.
  return `M${x} ${y}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`;
}

function ellipse(x: number, y: number, radiusX: number, radiusY: number): string {
  const half = (sweep: number): string => `a${radiusX} ${radiusY} 0 1 0 ${round(sweep)} 0`;
  return `M${round(x - radiusX)} ${y}${half(2 * radiusX)}${half(-2 * radiusX)}z`;
}

function rect(x: number, y: number, width: number, height: number, radiusX: number, radiusY: number): string {
  if (radiusX === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (toX: number, toY: number): string => `a${radiusX} ${radiusY} 0 0 1 ${toX} ${toY}`;
  const across = round(width - 2 * radiusX);
  const down = round(height - 2 * radiusY);
  return [
    `M${round(x + radiusX)} ${y}h${across}${corner(radiusX, radiusY)}v${down}${corner(-radiusX, radiusY)}`,
    `h${-across}${corner(-radiusX, -radiusY)}v${-down}${corner(radiusX, -radiusY)}z`,
  ].join('');
}

/** Removes the rounding errors of decimal sums. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
