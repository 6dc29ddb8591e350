/** `npm run import`: imports a seller's price list from the terminal; see `HELP`. */

import { openDatabase } from '../../../platform/database/connect.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { readSettings, SettingsError } from '../../../platform/settings/settings.ts';
import { ImportError } from '../read/import-error.ts';
import { importPriceList } from '../apply/import-price-list.ts';
import { openPriceList } from '../read/open-price-list.ts';
import { previewRows } from '../read/preview-rows.ts';
import type { PriceListReader } from '../read/price-list-reader.ts';
import { printableLines } from '../apply/printable.ts';
import { ArgumentError } from './argument-error.ts';
import { argumentFaultText } from './argument-fault-text.ts';
import { parseArguments, type ImportArguments } from './arguments.ts';
import { describePreview, describeSummary } from './describe.ts';
import { HELP } from './help.ts';
import { importFaultText } from './import-fault-text.ts';
import { createProgressLine } from './progress.ts';
import { REPORT_WORDS } from './row-fault-text.ts';

/** npm runs scripts in their package's folder; file names are relative to the folder where npm was started. */
const cwd = process.env['INIT_CWD'] ?? process.cwd();

/** Texts of a file, its name or an error cannot control the terminal. */
const print = (text: string) => process.stdout.write(`${printableLines(text)}\n`);
const complain = (text: string) => process.stderr.write(`${printableLines(text)}\n`);

async function importFile(given: ImportArguments, reader: PriceListReader): Promise<void> {
  const settings = readSettings(process.env);
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);

  const progress = createProgressLine(process.stderr);
  const database = await openDatabase({ ...settings, log: complain });
  try {
    const summary = await database.withoutLimits(async (pool) => {
      await migrate(pool);
      const { signal } = interruption;
      const report = { file: given.reportFile, words: REPORT_WORDS };
      return importPriceList({ ...given, reader, report, pool, onProgress: progress.show, signal });
    });
    progress.clear();
    print(`\n${describeSummary(summary, given.reportFile, process.resourceUsage().maxRSS * 1024)}`);
  } finally {
    progress.clear();
    // The transaction has already ended; an error of closing the connection changes nothing.
    await database.close().catch((error: unknown) => complain(String(error)));
  }
}

function explain(error: unknown): string {
  if (error instanceof ArgumentError) return argumentFaultText(error.fault);
  if (error instanceof ImportError) return importFaultText(error.fault);
  if (error instanceof SettingsError) return error.message;
  if (error instanceof Error && error.name === 'AbortError') return 'Прервано.';
  return `Ошибка базы данных: ${error instanceof Error ? error.message : String(error)}`;
}

try {
  const given = parseArguments(process.argv.slice(2), cwd);
  if (given === 'help') print(HELP);
  else {
    const reader = await openPriceList(given.file, given);
    print(describePreview(reader.facts, given, await previewRows(reader)));
    if (!given.preview) await importFile(given, reader);
  }
} catch (error) {
  complain(`\n${explain(error)}\n\nНичего не применено: в магазине всё как было.`);
  process.exitCode = 1;
}
