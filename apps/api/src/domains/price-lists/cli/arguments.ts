import path from 'node:path';
import { parseArgs } from 'node:util';

import { LIST_FIELDS, type Field } from '../read/columns.ts';
import type { PriceListTarget } from '../apply/ensure-price-list.ts';
import type { NamedColumns } from '../read/guess-columns.ts';
import { nameFromFile } from '../read/names-from-file.ts';
import { MAX_LEAD_DAYS } from '../read/parse-cells.ts';
import type { LayoutOptions } from '../read/read-layout.ts';
import { ArgumentError } from './argument-error.ts';

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
    throw new ArgumentError({
      code: 'not-understood',
      message: error instanceof Error ? error.message : String(error),
    });
  }
}

const isField = (name: string): name is Field => (LIST_FIELDS as readonly string[]).includes(name);

function parseColumns(columns: readonly string[]): NamedColumns {
  const named: NamedColumns = {};
  for (const column of columns) {
    const [, field = '', heading = ''] = /^([^=]*)=(.*)$/s.exec(column) ?? [];
    if (!isField(field) || heading.trim() === '') {
      throw new ArgumentError({ code: 'bad-column', column });
    }
    named[field] = heading.trim();
  }
  return named;
}

function parseLeadDays(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > MAX_LEAD_DAYS) {
    throw new ArgumentError({ code: 'bad-lead-days', max: MAX_LEAD_DAYS });
  }
  return Number(text);
}

/**
 * Reads the command line. Paths are relative to `cwd`.
 *
 * @returns 'help' when help is requested
 * @throws ArgumentError for a wrong argument
 */
export function parseArguments(args: readonly string[], cwd: string): ImportArguments | 'help' {
  const { positionals, values } = parse(args);
  if (values.help) return 'help';
  const [given, ...others] = positionals;
  if (given === undefined) throw new ArgumentError({ code: 'no-file-named' });
  if (others.length > 0) throw new ArgumentError({ code: 'several-files', others });
  const { decimal } = values;
  if (decimal !== undefined && decimal !== 'comma' && decimal !== 'point') {
    throw new ArgumentError({ code: 'bad-decimal' });
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
