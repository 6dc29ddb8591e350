export type PhysicalDeclaration = {
  /** Offset of the declaration in the text that was searched. */
  index: number;
  declaration: string;
  advice: string;
};

const SIDE = { left: 'inline-start', right: 'inline-end' } as const;
const SIDE_VALUE = { left: 'start', right: 'end' } as const;
type Side = keyof typeof SIDE;

const DECLARATION = /(?<=^|[;{}\s])(?<property>[a-z]+(?:-[a-z]+)*)\s*:\s*(?<value>[^;{}]*)(?<end>[;}]?)/g;
const FOUR_SIDES = new Set(['margin', 'padding', 'inset', 'border-width', 'scroll-margin', 'scroll-padding']);

/**
 * Finds declarations that name a physical side, which does not flip in a right-to-left page (design §7). `isWhole` is false
 * for a piece of a template, whose last declaration may continue after the interpolation.
 */
export function findPhysicalDeclarations(css: string, isWhole = true): PhysicalDeclaration[] {
  const found: PhysicalDeclaration[] = [];
  for (const match of withoutComments(css).matchAll(DECLARATION)) {
    const { property = '', value = '', end = '' } = match.groups ?? {};
    const advice = adviseOn(property, value.trim(), isWhole || end !== '');
    if (advice !== null) found.push({ index: match.index, declaration: match[0].replace(/[;}]$/, '').trim(), advice });
  }
  return found;
}

function adviseOn(property: string, value: string, isComplete: boolean): string | null {
  const corner = /^border-(top|bottom)-(left|right)-radius$/.exec(property);
  if (corner) {
    const block = corner[1] === 'top' ? 'start' : 'end';
    return `border-${block}-${corner[2] === 'left' ? 'start' : 'end'}-radius`;
  }
  const sided =
    /^(?:(?<box>margin|padding|border|scroll-margin|scroll-padding)-)?(?<side>left|right)(?<rest>-.+)?$/.exec(property);
  if (sided?.groups) {
    const { box = 'inset', side, rest = '' } = sided.groups;
    return `${box}-${SIDE[side as Side]}${rest}`;
  }
  const sideValue = /^(left|right)\b/.exec(value)?.[1] as Side | undefined;
  if (property === 'text-align' && sideValue) return `text-align: ${SIDE_VALUE[sideValue]}`;
  if ((property === 'float' || property === 'clear') && sideValue) return `${property}: ${SIDE[sideValue]}`;
  if (FOUR_SIDES.has(property) && isComplete) return adviseOnFourSides(property, value);
  return null;
}

/** `margin: 1px 2px 3px 4px` names right and left separately; equal values suit both directions. */
function adviseOnFourSides(property: string, value: string): string | null {
  const parts = value.replace(/\s*!important$/, '').match(/(?:[^\s(]+\([^)]*\)|[^\s(])+/g) ?? [];
  if (parts.length !== 4 || parts[1] === parts[3]) return null;
  return property === 'border-width' ? 'border-inline-width: START END' : `${property}-inline: START END`;
}

/** Replaces comments by spaces, so that offsets stay. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}
