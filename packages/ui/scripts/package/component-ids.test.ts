import { expect, it } from 'vitest';
import { componentIdOf } from './component-ids.ts';
import { withOwnRem } from './own-rem.ts';
import { applyEdits, findRuleTemplates } from './rule-templates.ts';

const namesIn = (source: string) => findRuleTemplates('Card.tsx', source).map(({ name }) => name);

it('names a component after its file, and after its variable unless that is Root', () => {
  expect(componentIdOf('/a/src/button/ButtonLink.tsx', 'Root')).toBe('ps-root-button-link');
  expect(componentIdOf('/a/src/data-table/data-table.styles.ts', 'HeadCell')).toBe('ps-root-data-table-head-cell');
});

it('finds styled components in every notation, and `css` rules', () => {
  expect(namesIn('const Root = styled.a`color: red;`;')).toEqual(['Root']);
  expect(namesIn('export const Root = styled(Link)`color: red;`;')).toEqual(['Root']);
  expect(namesIn('const Root = styled.a.attrs({ rel: "next" })<Props>`color: red;`;')).toEqual(['Root']);
  expect(namesIn('export const rules = css`color: red;`;')).toEqual(['rules']);
});

it('ignores animations and other templates', () => {
  expect(namesIn('const turn = keyframes`to { rotate: 1turn; }`; const text = `styled`;')).toEqual([]);
});

it('gives the end of the tag without its types, and the range of the text', () => {
  const source = 'const Root = styled.a<Props>`color: red;`;';
  const [found = { tagEnd: 0, start: 0, end: 0 }] = findRuleTemplates('Card.tsx', source);
  expect(source.slice(0, found.tagEnd)).toBe('const Root = styled.a');
  expect(source.slice(found.start, found.end)).toBe('`color: red;`');
});

it('applies edits from the last to the first, so that offsets stay valid', () => {
  expect(
    applyEdits('abc', [
      { start: 0, end: 1, text: 'AA' },
      { start: 2, end: 3, text: 'CC' },
    ]),
  ).toBe('AAbCC');
});

it('converts rem lengths except in queries', () => {
  expect(withOwnRem('  inline-size: min(100%, 1.5rem);\n  @container (max-width: 30rem) {')).toBe(
    '  inline-size: min(100%, calc(1.5 * var(--ps-rem, 1rem)));\n  @container (max-width: 30rem) {',
  );
});
