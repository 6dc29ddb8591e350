import { expect, test } from 'vitest';
import { readTree } from '../bare-react.ts';
import { frameCode } from './bare-build.ts';

test('markup becomes code as from JSX, with placeholders for offers and the count', () => {
  const markup =
    '<a class="header-basket" href="/basket">B</a><table><tbody class="t"><tr><th>1</th></tr></tbody>' +
    '<tbody><tr class="ps-offer"><td>x</td></tr></tbody></table>';
  const code = frameCode(readTree(markup));
  expect(code).toContain('h("a", {"className":"header-basket","href":"/basket"}, "B", count)');
  expect(code).toContain('h("tbody", {"className":"t"}, h("tr", {}, h("th", {}, "1")))');
  expect(code).toContain('h("tbody", {}, bodies[0])');
});
