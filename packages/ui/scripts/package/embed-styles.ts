import { withOwnRem } from './own-rem.ts';

/**
 * `tokens.css` and `global.css` for a partner's page: the same rules inside `.ps-scope` only. Each selector has the specificity of
 * one class: more than element selectors and resets of the page, no more than a component.
 */
export function embedStyles(tokensCss: string, globalCss: string): string {
  const tokens = mapSelectors(tokensCss.replace(':root {\n  color-scheme: light dark;\n}', ''), scopeTokenSelector);
  const parts = [GROUND, tokens, mapSelectors(globalCss, scopeSelector), LAST];
  return withOwnRem(`${parts.map((css) => css.trim()).join('\n\n')}\n`);
}

/**
 * Keeps inherited values and element rules of the page out. Images and SVG elements keep the values of their attributes, which
 * `all` would reset. Light unless `data-theme` says otherwise; bundlers that compile `light-dark()` for older browsers need an
 * explicit `color-scheme`.
 */
const GROUND = `.ps-scope {
  all: initial;
  display: block;
  color-scheme: light;
}

.ps-scope[data-theme='system'] {
  color-scheme: light dark;
}

.ps-scope :where(:not(img, video, canvas, iframe, svg, svg *)),
.ps-scope :where(*)::before,
.ps-scope :where(*)::after {
  all: revert;
}

.ps-scope :where(img, video, canvas, iframe, svg, svg *) {
  position: revert;
  float: revert;
  box-sizing: revert;
  margin: revert;
  padding: revert;
  border: revert;
  outline: revert;
  background: revert;
  box-shadow: revert;
  letter-spacing: revert;
  word-spacing: revert;
  line-height: revert;
  text-transform: revert;
  font: revert;
  min-inline-size: revert;
  max-inline-size: revert;
}

.ps-scope :where(.ps-icon) {
  fill: none;
  stroke: currentcolor;
}`;

/** Undoes the rules of a body that do not suit a part of a page. */
const LAST = `.ps-scope {
  min-block-size: auto;
  background: none;
}`;

function scopeTokenSelector(selector: string): string[] {
  if (selector.startsWith(':root')) return [selector.replace(':root', '.ps-scope')];
  return [`.ps-scope${selector}`, `.ps-scope ${selector}`];
}

function scopeSelector(selector: string): string[] {
  if (['html', 'body', ':root'].includes(selector)) return ['.ps-scope'];
  if (selector.startsWith(':is(body')) return [selector.replace('body', '.ps-scope').replaceAll('[', '.ps-scope [')];
  if (selector === '[data-theme]') return ['.ps-scope [data-theme]'];
  const [, element = '', pseudo = ''] = /^(.*?)(::[\w-]+)?$/.exec(selector) ?? [];
  return [`.ps-scope :where(${element || '*'})${pseudo}`];
}

/** Converts the selectors of all rules, also inside `@media` and the like, and drops comments. */
function mapSelectors(css: string, map: (selector: string) => string[]): string {
  const rules: string[] = [];
  let rest = css.replaceAll(/\/\*[^]*?\*\//g, '');
  for (let open = rest.indexOf('{'); open >= 0; open = rest.indexOf('{')) {
    const end = endOfBlock(rest, open);
    const prelude = rest.slice(0, open).trim();
    const body = rest.slice(open + 1, end);
    if (/^@(?:media|supports|layer|container)/.test(prelude)) {
      rules.push(`${prelude} {\n${mapSelectors(body, map)}\n}`);
    } else {
      const selectors = prelude.startsWith('@') ? [prelude] : splitSelectors(prelude).flatMap(map);
      rules.push(`${selectors.join(',\n')} {${body}}`);
    }
    rest = rest.slice(end + 1);
  }
  return rules.join('\n\n');
}

function splitSelectors(prelude: string): string[] {
  return prelude.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let index = open; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error('a block of a style sheet does not end');
}
