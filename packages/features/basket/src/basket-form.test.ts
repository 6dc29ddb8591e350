import { describe, expect, it } from 'vitest';
import { readOfferFields } from '@partshop/ui';
import { readQty, toAddLine } from './add-form.ts';
import { readBasketForm } from './basket-form.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('a typed quantity', () => {
  it.each(['1', ' 12 ', '9999', '007'])('is read from %j', (text) => {
    expect(readQty(text)).toBe(Number(text));
  });

  it.each(['', '0', '-1', '1e9', '1000000000', '10000', '2.5', '2,5', 'two', 'NaN', '٣', '1 000'])(
    'is not read from %j',
    (text) => {
      expect(readQty(text)).toBeNull();
    },
  );
});

describe('a form of the basket', () => {
  it('adds an offer', () => {
    const form = formOf({ intent: 'add', articleId: '101', priceListId: '7', qty: '2' });
    expect(readBasketForm(form)).toMatchObject({ intent: 'add', line: { articleId: 101, priceListId: 7, qty: 2 } });
  });

  it('sets a quantity, with the one that the page showed', () => {
    const form = formOf({ intent: 'set-qty', basketId: '5', qty: '3', seenQty: '2' });
    expect(readBasketForm(form)).toEqual({ intent: 'set-qty', basketId: 5, qty: 3, seenQty: 2 });
  });

  it('moves lines to a client, who may not be chosen yet', () => {
    const move = { intent: 'move', ids: '5,6', clientId: '11' };
    expect(readBasketForm(formOf(move))).toEqual({ intent: 'move', ids: [5, 6], clientId: 11 });
    expect(readBasketForm(formOf({ ...move, clientId: '' }))).toMatchObject({ intent: 'move', clientId: null });
    expect(readBasketForm(formOf({ ...move, ids: '5,x' }))).not.toHaveProperty('intent');
  });

  it('returns what was typed when it is not a quantity', () => {
    const form = formOf({ intent: 'set-qty', basketId: '5', qty: '<script>' });
    expect(readBasketForm(form)).toEqual({ basketId: 5, typed: '<script>' });
  });

  it.each([
    { intent: 'add', articleId: '1e3', priceListId: '7', qty: '2' },
    { intent: 'add', articleId: '101', priceListId: '-7', qty: '2' },
    { intent: 'delete', basketId: '99999999999999999999' },
    { intent: 'drop table' },
    {},
  ])('is refused as %j', (fields) => {
    expect(readBasketForm(formOf(fields))).not.toHaveProperty('intent');
  });
});

describe('an offer’s form', () => {
  const fields = { intent: 'add', articleId: '101', priceListId: '7', qty: '2' };

  it('carries what the page shows of the offer', () => {
    const known = { catalogKey: 'mann', maker: 'MANN-FILTER', number: 'W 712/75', name: 'Фильтр', price: '68400' };
    expect(toAddLine(readOfferFields(formOf(fields), known))).toEqual({
      articleId: 101,
      priceListId: 7,
      qty: 2,
      catalogKey: 'mann',
      catalogName: 'MANN-FILTER',
      catalogFullNumber: 'W 712/75',
      productName: 'Фильтр',
      price: 68_400,
    });
  });

  it('is left to the server when its quantity is not a number', () => {
    expect(toAddLine(readOfferFields(formOf({ ...fields, qty: '0' })))).toBeNull();
  });
});
