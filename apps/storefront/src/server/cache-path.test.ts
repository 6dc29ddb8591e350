import { describe, expect, it } from 'vitest';
import { createCachePaths } from './cache-path.ts';

let asked = 0;
const open = () => {
  asked = 0;
  return createCachePaths(() => {
    asked += 1;
    return ['q', 'page'];
  });
};

describe('the path that a page is cached under', () => {
  it.each([
    ['/city', '/city'],
    ['/city?', '/city'],
    ['/city?utm_source=mail', '/city'],
    ['/city?q=a&utm_source=mail&page=2', '/city?page=2&q=a'],
    ['/city?page=2&q=a', '/city?page=2&q=a'],
    ['/city?q=b&q=a', '/city?q=b&q=a'],
    [`/city?q=${'a'.repeat(80)}`, null],
  ])('of %s is %s', (target, path) => {
    expect(open().of(target)).toBe(path);
  });

  it('is computed once for a target, and remembered', () => {
    const paths = open();
    expect(paths.known('/city?q=a&b=c')).toBeNull();
    paths.of('/city?q=a&b=c');
    paths.of('/city?q=a&b=c');
    expect(paths.known('/city?q=a&b=c')).toBe('/city?q=a');
    expect(asked).toBe(1);
  });

  it('is not remembered for a long target, nor beyond a few megabytes', () => {
    const paths = open();
    const long = `/city?utm=${'a'.repeat(15_000)}`;
    expect(paths.of(long)).toBe('/city');
    expect(paths.known(long)).toBeNull();
    const target = (index: number) => `/city?q=${index}&utm=${'a'.repeat(900)}`;
    for (let index = 0; index < 5000; index++) paths.of(target(index));
    expect(paths.known(target(0))).toBeNull();
    expect(paths.known(target(4999))).toBe('/city?q=4999');
  });
});
