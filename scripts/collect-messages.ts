/**
 * Writes the translations of all features, one file per language, for the backend to serve; fails where one is missing or
 * wrong.
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectValues } from './messages/collect.ts';
import { loadLanguages, loadMessages } from './messages/load-messages.ts';
import { readArgs } from './read-args.ts';
import { readJson, ROOT } from './workspace.ts';

const VALUES = 'apps/api/src/domains/localization/values';

const USAGE = `node scripts/collect-messages.ts [--root FOLDER]

  --root   the workspace whose translations are written; by default this one`;

const { root } = readArgs(USAGE, { options: { root: { type: 'string', default: ROOT } } }).values;

/** The translations of a feature by language: `locales/en.json` and so on. */
function readTranslations(feature: string): Record<string, Record<string, string>> {
  const files = globSync('locales/*.json', { cwd: path.join(root, feature) });
  const texts = (file: string) => readJson(path.join(root, feature, file)) as Record<string, string>;
  return Object.fromEntries(files.map((file) => [path.basename(file, '.json'), texts(file)]));
}

const lists = await loadMessages(root);
const languages = await loadLanguages(root);
const features = [...new Set(lists.map(({ feature }) => feature))];
const translations = Object.fromEntries(features.map((feature) => [feature, readTranslations(feature)]));
const { values, faults } = collectValues(lists, translations, languages);

for (const fault of faults) console.error(fault);
const count = lists.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0);
console.log(
  `messages: ${count} texts of ${features.length} features in ${languages.join(', ')}, ${faults.length} faults`,
);
if (faults.length > 0) process.exitCode = 1;
else {
  const folder = path.join(root, VALUES);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [lang, texts] of Object.entries(values))
    writeFileSync(path.join(folder, `${lang}.json`), `${JSON.stringify(texts, null, 2)}\n`);
}
