/**
 * Builds the package into `dist` as partners install it: modules with declarations, an entry for each component, style sheets, and
 * a `package.json`. `npm pack ./dist` makes the tarball.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { writeDeclarations } from './package/declarations.ts';
import { embedStyles } from './package/embed-styles.ts';
import { entrySource, hasValues, readEntries } from './package/entries.ts';
import { publishedManifest, type SourceManifest } from './package/manifest.ts';
import { DIST, PACKAGE, REPOSITORY } from './package/places.ts';

const read = (file: string) => readFileSync(path.join(PACKAGE, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(DIST, file), text);

process.env['NODE_ENV'] = 'production';
rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST);
await build({ configFile: path.join(PACKAGE, 'vite.config.ts'), logLevel: 'warn' });
writeDeclarations();

mkdirSync(path.join(DIST, 'codemods'));
for (const file of readdirSync(path.join(PACKAGE, 'codemods')).filter((name) => !name.endsWith('.test.ts'))) {
  // Node strips no types below node_modules.
  const code = stripTypeScriptTypes(read(`codemods/${file}`)).replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'");
  write(`codemods/${file.replace(/ts$/, 'js')}`, code);
}

const entries = readEntries(read('src/index.ts')).filter(hasValues);
for (const entry of entries) {
  write(`${entry.name}.js`, entrySource(entry, 'js'));
  write(`${entry.name}.d.ts`, entrySource(entry, 'd.ts'));
}

const tokens = read('src/tokens/tokens.css');
const ground = read('src/global.css').replace("@import './tokens/tokens.css';", '');
// Imported this late because it loads the modules that were just built.
const { staticStyles } = await import('./package/static-styles.ts');
write('tokens.css', tokens);
write('global.css', `${tokens}\n${ground}`);
write('embed.css', embedStyles(tokens, ground));
write('styles.css', `${await staticStyles()}\n`);

// Checks that every entry of the package can be imported.
for (const { name } of entries) await import(pathToFileURL(path.join(DIST, `${name}.js`)).href);

const manifest = JSON.parse(read('package.json')) as SourceManifest;
write('package.json', `${JSON.stringify(publishedManifest(manifest, entries), null, 2)}\n`);
copyFileSync(path.join(PACKAGE, 'src/tokens/tokens.json'), path.join(DIST, 'tokens.json'));
for (const file of ['README.md', 'CONTRACTS.md', 'CHANGELOG.md']) {
  if (existsSync(path.join(PACKAGE, file))) copyFileSync(path.join(PACKAGE, file), path.join(DIST, file));
}
copyFileSync(path.join(REPOSITORY, 'LICENSE'), path.join(DIST, 'LICENSE'));
console.log(`@partshop/ui ${manifest.version}: ${entries.length} entries in dist`);
