import { expect, it } from 'vitest';
import { demoSellers } from '../offers/sellers.ts';
import { pickupAddresses } from './pickup-addresses.ts';
import { transliterate } from './transliterate.ts';

it.each([
  ['Щёлковская', 'Shchyolkovskaya', 'شتشيولكوفسكايا'],
  ['ВИЗ', 'VIZ', 'فيز'],
  ['Эльмаш', 'Elmash', 'إيلماش'],
  ['2-й Южнопортовый проезд, 27, стр. 4', '2-y Yuzhnoportovy proezd, 27, bldg 4', 'ممر 2 يوجنوبورتوفي، 27، مبنى 4'],
  ['Ленинградский проспект, 74, корп. 6', 'Leningradsky prospekt, 74, bldg 6', 'جادة لينينغرادسكي، 74، مبنى 6'],
  ['ул. 9 Мая, 77', 'ul. 9 Maya, 77', 'شارع 9 مايا، 77'],
])('%s is written %s and %s', (ru, en, ar) => {
  expect(transliterate(ru)).toEqual({ ru, en, ar });
});

const texts = [
  ...pickupAddresses.flatMap(({ name, address, hours }) => [name, address, hours]),
  ...demoSellers.flatMap(({ names, priceLists }) => [names, ...priceLists.map((list) => list.names)]),
];

it('no place and no seller of the demo has a Russian letter in another language', () => {
  expect(texts.filter(({ en, ar }) => /[а-яё]/i.test(en + ar))).toEqual([]);
});

it('every place and seller of the demo is written in Arabic letters in Arabic', () => {
  expect(texts.filter(({ ar }) => !/\p{Script=Arabic}/u.test(ar))).toEqual([]);
});
