import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** A part number that nobody else offers. */
export const newNumber = (): string => `UT${randomInt(1e11, 1e12 - 1)}`;

/** Whether a test made this number, and may change its offers. */
export const isOfTest = (number: string): boolean => /^UT\d{12}$/.test(number);

/** The prices for which an article is offered, in kopecks. */
export async function pricesOf({ request }: Page, number: string): Promise<number[]> {
  const found = await request.post('/services/search/searchgood_json', {
    data: { CatalogKey: 'mann-filter', Number: number },
  });
  if (found.status() === 404) return [];
  return ((await found.json()) as { items: { price: number }[] }).items.map(({ price }) => price);
}

/** Makes a price list of the seller who is logged in, with these articles of Mann-Filter at 100 roubles; its name. */
export async function newList({ request }: Page, numbers: readonly string[]): Promise<string> {
  const Name = `Склад ${numbers[0] ?? ''}`;
  const rows = numbers.map((number) => `Mann-Filter;${number};100;1`);
  const sent = await request.post('/services/seller/upload_json', {
    data: {
      Type: 'price',
      PriceListId: null,
      NewList: { Name, City: 'Тверь', LeadDays: 2 },
      Replaces: true,
      FileName: 'list.csv',
      File: Buffer.from(['Бренд;Артикул;Цена;Остаток', ...rows, ''].join('\n')).toString('base64'),
    },
  });
  const { id } = (await sent.json()) as { id: number };
  const now = async () =>
    (await (await request.get(`/services/seller/upload-state_json/${id}`)).json()) as {
      state: string;
      version: number;
    };
  const until = async (state: string) => expect.poll(async () => (await now()).state, { timeout: 30_000 }).toBe(state);
  await until('ready');
  await request.post(`/services/seller/upload-apply_json/${id}`, { data: { Version: (await now()).version } });
  await until('applied');
  return Name;
}
