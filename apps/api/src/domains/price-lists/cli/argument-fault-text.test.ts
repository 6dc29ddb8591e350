import { expect, test } from 'vitest';
import type { ArgumentFault } from './argument-error.ts';
import { argumentFaultText } from './argument-fault-text.ts';

const SEE_HELP = 'Справка: npm run import -- --help';

/** One sentence per code; a missing code does not compile. */
const SENTENCES: { readonly [Code in ArgumentFault['code']]: readonly [ArgumentFault & { code: Code }, string] } = {
  'not-understood': [{ code: 'not-understood', message: 'Unknown option' }, `Unknown option\n${SEE_HELP}`],
  'no-file-named': [{ code: 'no-file-named' }, `Назовите файл прайс-листа.\n${SEE_HELP}`],
  'several-files': [
    { code: 'several-files', others: ['b.csv', 'c.csv'] },
    'Можно загрузить только один файл за раз, лишнее: b.csv, c.csv',
  ],
  'bad-column': [
    { code: 'bad-column', column: 'cost=1' },
    '--column cost=1: нужно ЧТО=ГДЕ, где ЧТО — одно из maker, number, name, price, quantity, multiplicity, leadDays.',
  ],
  'bad-lead-days': [{ code: 'bad-lead-days', max: 365 }, '--lead-days: целое число дней от 0 до 365.'],
  'bad-decimal': [{ code: 'bad-decimal' }, '--decimal: comma или point.'],
};

test.each(Object.values(SENTENCES))('%j is worded', (fault, sentence) => {
  expect(argumentFaultText(fault)).toBe(sentence);
});
