/** Writes the translations of all features into the file that the backend serves; fails where one is missing or does not fit. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { collectValues, TRANSLATED, type Translated } from './messages/collect.ts';
import { loadMessages } from './messages/load-messages.ts';
import { readJson, ROOT } from './workspace.ts';

const { root } = parseArgs({ options: { root: { type: 'string', default: ROOT } } }).values;

function readTranslations(feature: string, lang: Translated): Record<string, string> {
  const file = path.join(root, feature, 'locales', `${lang}.json`);
  return existsSync(file) ? (readJson(file) as Record<string, string>) : {};
}

const lists = await loadMessages(root);
const features = [...new Set(lists.map(({ feature }) => feature))];
const translations = Object.fromEntries(
  features.map((feature) => [feature, { en: readTranslations(feature, 'en'), ar: readTranslations(feature, 'ar') }]),
);
const { values, faults } = collectValues(lists, translations);

for (const fault of faults) console.error(fault);
const count = lists.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0);
console.log(
  `messages: ${count} texts of ${features.length} features in ${TRANSLATED.join(', ')}, ${faults.length} faults`,
);
if (faults.length > 0) process.exitCode = 1;
else
  writeFileSync(
    path.join(root, 'apps/api/src/domains/localization/values.json'),
    `${JSON.stringify(values, null, 2)}\n`,
  );
