import { expect, test } from 'vitest';
import { createDemoCatalogue } from '../demo-catalogue.ts';
import { carMakers } from './car-makers.ts';
import { aftermarketMakers } from './aftermarket-makers.ts';

/** Number formats from the makers' own catalogues, written independently of the patterns under test. */
const FORMS: Record<string, RegExp> = {
  'MANN-FILTER': /^(W|WK|C|CU|CUK|FP|HU|PU|H) \d{2,5}( \d{3}|\/\d{1,2})?( [xz]| KIT)?$/,
  MAHLE: /^(OC|OX|LX|LA|LAK|LAO|KL|KX|HX|TX|CP|CR|AH) \d{1,4}(\/\d)?( \d{2,3})?[DS]?$/,
  KNECHT: /^(OC|OX|LX|LA|LAK|KL|KX) \d{1,4}(\/\d)?D?$/,
  FILTRON: /^(OP|OE|AP|K|PP|PE|PS) \d{3,4}(\/\d{1,2})?A?$/,
  BOSCH: /^([01F] \d{3}|[139] \d{3}|F 026|0 092) (\d{3}|S\d0|S5A|S4E) \d{3}$/,
  TRW: /^(GDB|DF|DB|GS|BHN|BHX|PHB|PHD|PMF|PMK|BWF|PFB|JGM|JGT|JGE|JTC|JBJ|JBU|JTS|JTE|JAR)\d{3,4}[EST]?$/,
  ATE: /^\d{2}\.\d{4}-\d{4}\.\d$/,
  BREMBO: /^([PSFTMAL] \d{2} \d{3}|\d{2}\.\d{4}\.\d{2})$/,
  FERODO: /^(FDB|DDF|FSB|FHY|FBX|FBZ)\d{3,4}C?$|^FDR\d{6}$/,
  SACHS: /^\d{3} \d{3}$|^3000 9\d{2} \d{3}$/,
  KYB: /^\d{6}$|^(SM|RA|RC|RH|RI|KSL|KSB|KBJ|KTR|KRK|KCA)\d{4}$/,
  BILSTEIN: /^\d{2}-\d{6}$/,
  LEMFÖRDER: /^\d{5} 0[12]$/,
  FEBI: /^\d{5,6}$/,
  SWAG: /^\d{2} \d{2} \d{4}$/,
  MEYLE: /^(\d{3}|16-14) \d{3} \d{4}$/,
  SKF: /^(VKBA|VKPC|VKMA|VKMC|VKM|VKDA|VKDS|VKJA|VKJP) \d{3,6}(-\d)?$|^VKMV \dPK\d{3,4}$/,
  FAG: /^\d{3} \d{4} \d{2}$/,
  SNR: /^(R|M|KB|KD|KDP|GA|GT|GE)\d{2,3}\.\d{2,3}$/,
  GATES: /^(\dPK\d{3,4}|5\d{3}XS|K[0P]?1\d{4}XS|T\d{5}|WP0\d{3}|TH\d{5}G1)$/,
  CONTITECH: /^(CT\d{3,4}([KW]P?\d)?|\dPK\d{3,4}|WPC\d{4}|[TV]\d{4})$/,
  NGK: /^([A-Z]{2,6}\d[A-Z]{1,3}\d?S?(-?\d{2})?|U\d{4}|Y(E0)?-?\d{1,4}[A-Z]{0,2}|CY\d{2}|(OZA|LZA)\d{2,3}-E{1,2}\d{1,2})$/,
  OSRAM: /^\d{3,5}([A-Z]|-)?[A-Z0-9-]*$/,
  PHILIPS: /^\d{4,5}[A-Z]{1,6}\d?[A-Z]?\d?[A-Z]?$/,
  LUK: /^6\d{2} \d{4} \d{2}$/,
  'BLUE PRINT': /^AD[A-Z]\d{5,6}$/,
  NIPPARTS: /^[JN]\d{7}G?$/,
  VARTA: /^[56]\d{2} \d{3} \d{3}$/,
  VAG: /^([0-9A-Z]{3} \d{3} \d{3}( [A-Z]{1,2})?|[0-9A-Z]{3} \d{3} \d{3}|G \d{2}[0-9A-Z] [0-9A-Z]{2,3} ?[A-Z]?\d|B 000 7\d{2} [A-Z]\d)$/,
  BMW: /^\d{2} \d{2} \d \d{3} \d{3}$/,
  'MERCEDES-BENZ': /^A \d{3} \d{3} \d{2} \d{2}( \d{2})?$/,
  TOYOTA: /^[0-9]{5}-[0-9A-Z]{5}$/,
  NISSAN: /^[0-9A-Z]{5}-[0-9A-Z]{5}$/,
  HONDA: /^\d{5}-[0-9A-Z]{3}-?[0-9A-Z]{1,3}[A-Z]{0,2}$|^082\d{2}-\d{5}(HE)?$|^08\d{3}-\d{4,5}(HE)?$/,
  MAZDA: /^[0-9A-Z]{4}-\d{2}-[0-9A-Z]{3,4}$/,
  MITSUBISHI: /^(\d{4}[AB]\d{3}|M[A-Z]\d{6}|\d{4}C\d{3}|MZ32\d{4})$/,
  SUBARU: /^\d{5}[A-Z]{2}\d{3}$|^8092\d{5}$|^K0215-[YZ]\d{4}$/,
  'HYUNDAI/KIA': /^\d{5}-[0-9A-Z]{5}$/,
  RENAULT: /^(\d{10}|[0-9A-Z]{9}R)$/,
  'PEUGEOT/CITROEN': /^(\d{4}\.[A-Z0-9]{2}|\d{10})$/,
  FORD: /^([0-9A-Z]{4}-[0-9A-Z]{4,6}-[A-Z]{2}|\d \d{3} \d{3}|1[0-9A-Z]{5})$/,
  'GENERAL MOTORS': /^(\d{8}|\d{1,2} \d{2} \d{3})$/,
  'LAND ROVER': /^LR\d{6}$/,
  VOLVO: /^\d{7,8}$/,
  FIAT: /^\d{8}$/,
  LADA: /^\d{4,5}-\d{7}(-\d{2})?$/,
  UAZ: /^\d{3,5}-\d{7}(-\d{2})?$/,
  GAZ: /^[0-9A-Z]{2,6}-\d{7}(-\d{2})?$/,
};

const catalogue = [...createDemoCatalogue().families(20_000)].flatMap(({ articles }) => articles);

test.each(Object.entries(FORMS))('numbers of %s have the maker’s form', (maker, form) => {
  const numbers = catalogue.filter((article) => article.maker.name === maker).map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.filter((number) => !form.test(number))).toEqual([]);
});

test('every maker has an article', () => {
  const present = new Set(catalogue.map(({ maker }) => maker.name));
  expect([...carMakers, ...aftermarketMakers].map(({ name }) => name).filter((name) => !present.has(name))).toEqual([]);
});
