import { expect, test } from 'vitest';
import { engineName } from './engine-names.rules.ts';

test.each([
  ['1.2L I3 HTP Petrol', '1.2 л I3 HTP бензин', '1.2 لتر I3 HTP بنزين'],
  ['1.2L I3 Turbo Petrol MHEV', '1.2 л I3 турбо бензин MHEV', '1.2 لتر I3 توربو بنزين MHEV'],
  ['2.5L I4 Turbodiesel', '2.5 л I4 турбодизель', '2.5 لتر I4 توربو ديزل'],
  [
    '3.0L TFSI V6 Plug-in Hybrid Petrol',
    '3.0 л TFSI V6 подключаемый гибрид бензин',
    '3.0 لتر TFSI V6 هجين قابل للشحن بنزين',
  ],
  ['Electric Motor 115 kW', 'электромотор 115 кВт', 'محرك كهربائي 115 كيلوواط'],
  ['1.3L Flat-4 Petrol (1286cc)', '1.3 л Flat-4 бензин (1286 см³)', '1.3 لتر Flat-4 بنزين (1286 سم³)'],
  ['1.5L K9K dCi I4 Diesel', '1.5 л K9K dCi I4 дизель', '1.5 لتر K9K dCi I4 ديزل'],
  ['1.6 CNG', '1.6 CNG', '1.6 CNG'],
  ['L3-VE', 'L3-VE', 'L3-VE'],
])('%s is %s in Russian and %s in Arabic', (name, ru, ar) => {
  expect([engineName(name, 'ru'), engineName(name, 'ar')]).toEqual([ru, ar]);
  expect(engineName(name, 'en')).toBe(name);
});
