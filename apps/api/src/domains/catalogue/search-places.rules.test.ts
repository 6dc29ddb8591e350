import { expect, test } from 'vitest';
import { createPlaceSearch } from './search-places.rules.ts';
import { CAR_SPELLINGS } from './synonyms.rules.ts';

const series = [
  {
    brand: 'Volkswagen',
    brandUrl: 'volkswagen',
    name: 'Golf',
    url: 'golf',
    models: [
      { name: 'Mk8', url: 'mk8' },
      { name: 'Mk7', url: 'mk7' },
      { name: 'Golf IV', url: 'iv' },
    ],
  },
  { brand: 'Škoda', brandUrl: 'skoda', name: 'Octavia', url: 'octavia', models: [{ name: 'A7', url: 'a7' }] },
  { brand: 'Toyota', brandUrl: 'toyota', name: 'Camry', url: 'camry', models: [{ name: 'XV70', url: 'xv70' }] },
  { brand: 'Toyota', brandUrl: 'toyota', name: 'Corolla', url: 'corolla', models: [{ name: 'E120', url: 'e120' }] },
];
const categories = [
  { url: 'oils', parentUrl: null, names: { ru: 'Масла и жидкости', en: 'Oils and fluids' } },
  { url: 'motor-oils', parentUrl: 'oils', names: { ru: 'Масла моторные', en: 'Motor oils' } },
  { url: 'brake-pads', parentUrl: 'brakes', names: { ru: 'Колодки тормозные', en: 'Brake pads' } },
];
const find = createPlaceSearch(categories, series, CAR_SPELLINGS);
const links = (text: string, lang = 'ru') =>
  find(text, lang).map(({ link, isNamed }) => `${link}${isNamed ? ' !' : ''}`);

test.each([
  ['golf', ['/zapchasti/volkswagen/golf !']],
  ['golf 7', ['/zapchasti/volkswagen/golf/mk7 !']],
  ['Golf 4', ['/zapchasti/volkswagen/golf/iv !']],
  ['vw golf mk8', ['/zapchasti/volkswagen/golf/mk8 !']],
  ['гольф 7', ['/zapchasti/volkswagen/golf/mk7 !']],
  ['тойота камри', ['/zapchasti/toyota/camry !']],
  ['toyota camry xv70', ['/zapchasti/toyota/camry/xv70 !']],
  ['skoda octavia a7', ['/zapchasti/skoda/octavia/a7 !']],
  ['golf 12', []],
  ['gol', ['/zapchasti/volkswagen/golf']],
  ['масла', ['/avtozapchasti/oils', '/avtozapchasti/oils/motor-oils']],
  ['масла моторные', ['/avtozapchasti/oils/motor-oils !']],
  ['motor oils', ['/avtozapchasti/oils/motor-oils !']],
  ['масло', ['/avtozapchasti/oils', '/avtozapchasti/oils/motor-oils']],
  ['масло моторное', []],
  ['тормозные колодки', ['/avtozapchasti/brakes/brake-pads']],
  ['колодка', ['/avtozapchasti/brakes/brake-pads']],
  ['brake pad', ['/avtozapchasti/brakes/brake-pads !']],
  ['колод', ['/avtozapchasti/brakes/brake-pads']],
  ['колодки golf 7', []],
  ['W 712/75', []],
  ['ма', []],
  ['', []],
])('«%s» names %j', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test('names are in the language of the page', () => {
  expect(find('масла моторные', 'en')).toMatchObject([{ kind: 'category', name: 'Motor oils' }]);
  expect(find('golf 7', 'ar')).toMatchObject([{ kind: 'car', name: 'Volkswagen Golf Mk7' }]);
});
