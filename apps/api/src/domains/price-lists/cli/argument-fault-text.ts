import { LIST_FIELDS } from '../read/columns.ts';
import type { ArgumentFault } from './argument-error.ts';

const SEE_HELP = 'Справка: npm run import -- --help';

/** Tells a person how to correct a wrong argument. */
export function argumentFaultText(fault: ArgumentFault): string {
  switch (fault.code) {
    case 'not-understood':
      return `${fault.message}\n${SEE_HELP}`;
    case 'no-file-named':
      return `Назовите файл прайс-листа.\n${SEE_HELP}`;
    case 'several-files':
      return `Можно загрузить только один файл за раз, лишнее: ${fault.others.join(', ')}`;
    case 'bad-column':
      return `--column ${fault.column}: нужно ЧТО=ГДЕ, где ЧТО — одно из ${LIST_FIELDS.join(', ')}.`;
    case 'bad-lead-days':
      return `--lead-days: целое число дней от 0 до ${fault.max}.`;
    case 'bad-decimal':
      return '--decimal: comma или point.';
  }
}
