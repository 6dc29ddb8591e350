import type { SearchSuggestionGroup } from '../search-suggestion.ts';

/** Sample suggestions of a parts shop. */
export const groups: readonly SearchSuggestionGroup[] = [
  {
    id: 'numbers',
    label: 'Номера деталей',
    items: [
      {
        id: 'n1',
        text: 'W 712/75',
        isCode: true,
        description: 'MANN-FILTER · Фильтр масляный',
        aside: '14 предложений',
      },
      {
        id: 'n2',
        text: 'W 712/94',
        isCode: true,
        description: 'MANN-FILTER · Фильтр масляный',
        aside: '6 предложений',
      },
      { id: 'n3', text: 'OC 264', isCode: true, description: 'Knecht · замена для W 712/75', aside: '9 предложений' },
    ],
  },
  {
    id: 'sections',
    label: 'Разделы',
    items: [
      { id: 's1', text: 'Фильтры масляные', aside: '312' },
      { id: 's2', text: 'Щётки стеклоочистителя', aside: '128' },
    ],
  },
];

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\d]/gu, '');

/** The suggestions whose text or second line contains the query. */
export function found(query: string): readonly SearchSuggestionGroup[] {
  const has = (text = '') => plain(text).includes(plain(query));
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ text, description }) => has(text) || has(description)) }))
    .filter(({ items }) => items.length > 0);
}
