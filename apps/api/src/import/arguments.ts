import path from 'node:path';
import { parseArgs } from 'node:util';

import { FIELDS, type Field } from './columns.ts';
import type { PriceListTarget } from './ensure-price-list.ts';
import type { NamedColumns } from './guess-columns.ts';
import { ImportError } from './import-error.ts';
import { nameFromFile } from './names-from-file.ts';
import type { LayoutOptions } from './read-layout.ts';

export const HELP = `Загрузить прайс-лист продавца в магазин.

  npm run import -- ФАЙЛ [настройки]

  --seller ИМЯ          продавец; без этого — имя файла без даты
  --price-list ИМЯ      прайс-лист продавца; без этого — имя файла без даты
  --city ГОРОД          где лежит товар (для нового прайс-листа — Москва)
  --lead-days N         дней до магазина, 0–365 (для нового прайс-листа — 0)
  --preview             показать, как понят файл, и ничего не загружать
  --replace             снять с продажи то, чего в файле нет
  --report ФАЙЛ         куда записать отказы; без этого — рядом с прайс-листом, ИМЯ.refused.csv
  --column ЧТО=ГДЕ      назвать столбец самому: заголовком или номером, например --column price="Цена опт"
                        (${FIELDS.join(', ')})
  --decimal comma|point чем в ценах отделены копейки, если по файлу не видно
  --help                эта справка

Файл: CSV (UTF-8 или cp1251; точка с запятой, запятая или табуляция), заголовки по-русски или по-английски.
Нужны столбцы: производитель, номер, цена, остаток; могут быть название, кратность, срок.

Хорошие строки применяются разом, все или ни одной; плохие перечисляются в отчёте и прежних предложений не снимают.

Код выхода: 0 — применено (и тогда, когда часть строк не принята: об этом сказано в конце);
            1 — не применено ничего, в магазине всё как было.
`;

export type ImportArguments = LayoutOptions &
  PriceListTarget & { file: string; reportFile: string; preview: boolean; replace: boolean };

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seller: { type: 'string' },
        'price-list': { type: 'string' },
        city: { type: 'string' },
        'lead-days': { type: 'string' },
        preview: { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        report: { type: 'string' },
        column: { type: 'string', multiple: true, default: [] },
        decimal: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new ImportError(
      `${error instanceof Error ? error.message : String(error)}\nСправка: npm run import -- --help`,
    );
  }
}

const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name);

function parseColumns(columns: readonly string[]): NamedColumns {
  const named: NamedColumns = {};
  for (const column of columns) {
    const [, field = '', heading = ''] = /^([^=]*)=(.*)$/s.exec(column) ?? [];
    if (!isField(field) || heading.trim() === '') {
      throw new ImportError(`--column ${column}: нужно ЧТО=ГДЕ, где ЧТО — одно из ${FIELDS.join(', ')}.`);
    }
    named[field] = heading.trim();
  }
  return named;
}

function parseLeadDays(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 365) {
    throw new ImportError('--lead-days: целое число дней от 0 до 365.');
  }
  return Number(text);
}

/**
 * Reads the command line; paths are from `cwd`, the folder where the person stands.
 *
 * @returns 'help' where help is asked for
 * @throws ImportError that says which argument is wrong
 */
export function parseArguments(args: readonly string[], cwd: string): ImportArguments | 'help' {
  const { positionals, values } = parse(args);
  if (values.help) return 'help';
  const [given, ...others] = positionals;
  if (given === undefined) throw new ImportError('Назовите файл прайс-листа.\nСправка: npm run import -- --help');
  if (others.length > 0) throw new ImportError(`Можно загрузить только один файл за раз, лишнее: ${others.join(', ')}`);
  const { decimal } = values;
  if (decimal !== undefined && decimal !== 'comma' && decimal !== 'point') {
    throw new ImportError('--decimal: comma или point.');
  }
  const file = path.resolve(cwd, given);
  const { dir, name } = path.parse(file);
  return {
    file,
    reportFile: values.report === undefined ? path.join(dir, `${name}.refused.csv`) : path.resolve(cwd, values.report),
    seller: values.seller?.trim() ?? nameFromFile(file),
    priceList: values['price-list']?.trim() ?? nameFromFile(file),
    city: values.city?.trim(),
    leadDays: values['lead-days'] === undefined ? undefined : parseLeadDays(values['lead-days']),
    preview: values.preview,
    replace: values.replace,
    columns: parseColumns(values.column),
    ...(decimal !== undefined && { decimalSign: decimal }),
  };
}
