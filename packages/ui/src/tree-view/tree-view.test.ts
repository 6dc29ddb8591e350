import { describe, expect, it } from 'vitest';
import { lineStartingWith, moveFor } from './tree-keys.ts';
import { filterTree, markedParts, pathTo, type TreeNode, treeLines, withChildren } from './tree-model.ts';

const nodes: TreeNode[] = [
  {
    id: 'engine',
    label: 'Двигатель',
    children: [
      { id: 'oil', label: 'Фильтры масляные', href: '#oil' },
      { id: 'timing', label: 'Привод ГРМ', children: [{ id: 'belt', label: 'Ремни', href: '#belt' }] },
    ],
  },
  { id: 'brakes', label: 'Тормоза', hasMore: true },
  { id: 'body', label: 'Кузов', href: '#body' },
];
const open = new Set(['engine']);
const lines = treeLines(nodes, open);
const ids = (seen: readonly { node: TreeNode }[]) => seen.map(({ node }) => node.id);

describe('treeLines', () => {
  it('contains children of open branches only', () => {
    expect(ids(lines)).toEqual(['engine', 'oil', 'timing', 'brakes', 'body']);
    expect(lines[1]).toMatchObject({
      level: 2,
      position: 1,
      siblingCount: 2,
      parentId: 'engine',
      isExpanded: undefined,
    });
    expect(lines[3]).toMatchObject({ level: 1, position: 2, isExpanded: false });
  });

  it('contains loaded children', () => {
    const fetched = new Map([['brakes', [{ id: 'pads', label: 'Колодки' }]]]);
    expect(ids(treeLines(withChildren(nodes, fetched), new Set(['brakes'])))).toContain('pads');
  });
});

describe('moveFor', () => {
  it.each([
    { key: 'ArrowDown', from: 'engine', move: { kind: 'focus', id: 'oil' } },
    { key: 'ArrowUp', from: 'engine', move: undefined },
    { key: 'End', from: 'engine', move: { kind: 'focus', id: 'body' } },
    { key: 'Home', from: 'body', move: { kind: 'focus', id: 'engine' } },
    { key: 'ArrowRight', from: 'engine', move: { kind: 'focus', id: 'oil' } },
    { key: 'ArrowRight', from: 'brakes', move: { kind: 'expand', ids: ['brakes'] } },
    { key: 'ArrowRight', from: 'oil', move: undefined },
    { key: 'ArrowLeft', from: 'engine', move: { kind: 'collapse', id: 'engine' } },
    { key: 'ArrowLeft', from: 'oil', move: { kind: 'focus', id: 'engine' } },
    { key: '*', from: 'engine', move: { kind: 'expand', ids: ['brakes'] } },
    { key: 'x', from: 'engine', move: undefined },
  ])('on $key from $from', ({ key, from, move }) => {
    expect(moveFor(key, lines, from, 'ArrowRight')).toEqual(move);
  });

  it('is mirrored right-to-left', () => {
    expect(moveFor('ArrowLeft', lines, 'brakes', 'ArrowLeft')).toEqual({ kind: 'expand', ids: ['brakes'] });
    expect(moveFor('ArrowRight', lines, 'engine', 'ArrowLeft')).toEqual({ kind: 'collapse', id: 'engine' });
  });
});

describe('lineStartingWith', () => {
  it('wraps around, and stays while more letters are typed', () => {
    expect(lineStartingWith('д', lines, 'body')?.node.id).toBe('engine');
    expect(lineStartingWith('пр', lines, 'timing')?.node.id).toBe('timing');
    expect(lineStartingWith('ы', lines, 'body')).toBeUndefined();
  });
});

describe('a filter', () => {
  it('keeps the ancestors of a match and opens them', () => {
    const { nodes: filtered, expanded } = filterTree(nodes, ' рем');
    expect(ids(treeLines(filtered, expanded))).toEqual(['engine', 'timing', 'belt']);
  });

  it('keeps the descendants of a match', () => {
    expect(filterTree(nodes, 'двиг').nodes[0]?.children).toHaveLength(2);
  });

  it('marks the matching part', () => {
    expect(markedParts('Фильтры масляные', 'МАСЛ')).toEqual([
      { text: 'Фильтры ', isMatch: false },
      { text: 'масл', isMatch: true },
      { text: 'яные', isMatch: false },
    ]);
    expect(markedParts('Ремни', '')).toEqual([{ text: 'Ремни', isMatch: false }]);
  });
});

it('finds the ancestors of a node', () => {
  expect(pathTo(nodes, 'belt')).toEqual(['engine', 'timing']);
  expect(pathTo(nodes, 'body')).toEqual([]);
  expect(pathTo(nodes, 'gone')).toEqual([]);
});
