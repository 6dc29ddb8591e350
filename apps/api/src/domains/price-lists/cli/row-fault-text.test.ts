import { expect, test } from 'vitest';
import type { RowFault } from '../read/row-problem.ts';
import { REPORT_WORDS, rowFaultText } from './row-fault-text.ts';

/** One sentence per code; a missing code does not compile. */
const SENTENCES: { readonly [Code in RowFault['code']]: readonly [RowFault & { code: Code }, string] } = {
  empty: [{ code: 'empty' }, 'пусто'],
  'unreadable-signs': [{ code: 'unreadable-signs' }, 'нечитаемые знаки'],
  'no-letters-or-digits': [{ code: 'no-letters-or-digits' }, 'нет ни букв, ни цифр'],
  'spoilt-by-excel': [{ code: 'spoilt-by-excel' }, 'номер испорчен Excel: задайте столбцу текстовый формат'],
  'too-long': [{ code: 'too-long', maxLength: 80 }, 'длиннее 80 знаков'],
  'not-a-number': [{ code: 'not-a-number' }, 'не число'],
  negative: [{ code: 'negative' }, 'меньше нуля'],
  'thousands-or-fraction': [
    { code: 'thousands-or-fraction' },
    'можно прочесть и как тысячи, и как дробь: укажите --decimal comma или --decimal point',
  ],
  'other-currency': [{ code: 'other-currency' }, 'цена не в рублях'],
  'price-not-positive': [{ code: 'price-not-positive' }, 'цена должна быть больше нуля'],
  'price-too-high': [{ code: 'price-too-high', max: 2_147_483_647 }, 'цена больше 21 474 836,47 ₽'],
  'quantity-too-high': [{ code: 'quantity-too-high', max: 10_000_000 }, 'больше 10 000 000 штук'],
  'multiplicity-too-high': [{ code: 'multiplicity-too-high', max: 9999 }, 'больше 9999 штук'],
  'not-a-whole-number': [{ code: 'not-a-whole-number' }, 'не целое число'],
  'not-days': [{ code: 'not-days' }, 'не число дней'],
  'lead-time-too-long': [{ code: 'lead-time-too-long', max: 365 }, 'больше 365 дней'],
  'line-too-long': [{ code: 'line-too-long', maxLength: 65_536 }, 'строка длиннее 65536 знаков'],
  'quote-not-closed': [{ code: 'quote-not-closed' }, 'кавычка открыта и не закрыта'],
  'stray-quotes': [{ code: 'stray-quotes' }, 'кавычки внутри значения не удвоены: не видно, где кончаются столбцы'],
  'too-many-cells': [
    { code: 'too-many-cells', cells: 6, headings: 5 },
    'столбцов 6, а заголовков 5: вероятно, разделитель внутри значения',
  ],
  'not-offered': [{ code: 'not-offered' }, 'такого артикула нет в этом прайс-листе'],
  'unknown-article': [{ code: 'unknown-article' }, 'такого артикула нет в каталоге'],
  'same-article': [{ code: 'same-article' }, 'номера совпадают'],
  'not-direction': [{ code: 'not-direction' }, 'не направление'],
  'not-percent': [{ code: 'not-percent' }, 'не число от 1 до 100'],
  'unknown-car': [{ code: 'unknown-car' }, 'такой машины нет в каталоге'],
  'unknown-engine': [{ code: 'unknown-engine' }, 'у этой машины нет такого двигателя'],
  'not-made-then': [{ code: 'not-made-then' }, 'в эти годы такую машину не выпускали'],
  'not-month': [{ code: 'not-month' }, 'не год и не месяц'],
  'months-reversed': [{ code: 'months-reversed' }, 'конец раньше начала'],
  'not-body': [{ code: 'not-body' }, 'такого кузова нет'],
  'not-side': [{ code: 'not-side' }, 'не сторона и не ось'],
  'unknown-equipment': [{ code: 'unknown-equipment' }, 'такой комплектации нет в каталоге'],
  'not-own': [{ code: 'not-own' }, 'такого артикула нет в ваших прайс-листах'],
  'address-wrong': [{ code: 'address-wrong' }, 'адрес написан неверно'],
  'address-not-https': [{ code: 'address-not-https' }, 'адрес не начинается с https://'],
  'address-private': [{ code: 'address-private' }, 'адрес ведёт не в интернет'],
  'too-many-photos': [{ code: 'too-many-photos', max: 10 }, 'у артикула больше 10 фото'],
  repeated: [{ code: 'repeated', appliedRow: 3 }, 'повтор артикула: применена строка 3'],
};

test.each(Object.values(SENTENCES))('%j is worded', (fault, sentence) => {
  expect(rowFaultText(fault)).toBe(sentence);
});

test('each code has its own sentence', () => {
  const sentences = Object.values(SENTENCES).map(([fault]) => rowFaultText(fault));
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('the headings of the report are Russian', () => {
  expect(REPORT_WORDS.headings.join(';')).toBe('Строка;Столбец;Значение;Причина');
  expect(REPORT_WORDS.fields.price).toBe('цена');
  expect(REPORT_WORDS.wholeRow).toBe('вся строка');
});
