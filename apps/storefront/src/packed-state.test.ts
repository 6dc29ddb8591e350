import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pack, unpack } from './packed-state.ts';

const offers = Array.from({ length: 100 }, (_, index) => ({
  articleId: index,
  price: index * 7,
  name: `Фильтр ${index}`,
}));

it('gives every state back as it was', () => {
  const like = fc
    .array(fc.record({ a: fc.jsonValue(), b: fc.string(), c: fc.integer() }), { minLength: 6, maxLength: 12 })
    .map((items) => ({ items }));
  const marked = fc.record({ '~names': fc.jsonValue(), rows: fc.jsonValue() });
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), like, marked, fc.array(marked, { minLength: 8, maxLength: 9 })), (state) => {
      const json = JSON.stringify(state);
      expect(JSON.stringify(unpack(JSON.parse(JSON.stringify(pack(JSON.parse(json))))))).toBe(json);
    }),
    { numRuns: 1000 },
  );
});

it('keeps a name that a plain object would take for its prototype', () => {
  const json = '{"a":{"__proto__":{"isAdmin":true}},"__proto__":1}';
  expect(JSON.stringify(unpack(JSON.parse(JSON.stringify(pack(JSON.parse(json))))))).toBe(json);
});

it('says the names of like objects once', () => {
  expect(JSON.stringify(pack({ offers })).match(/articleId/g)).toHaveLength(1);
});

it('leaves lists alone whose objects differ', () => {
  const mixed = [...offers, { articleId: 1 }];
  expect(pack(mixed)).toEqual(mixed);
});
