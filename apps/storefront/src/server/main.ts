/** The shop as one process: `npm start`. Settings are in the README. */
import { enableCompileCache } from 'node:module';
import { pino } from 'pino';
import { SettingsError } from '@partshop/api/settings';
import { createAdmission } from './admission.ts';
import { openBackend } from './backend.ts';
import { listen } from './listen.ts';
import { readShopSettings } from './settings.ts';

process.env['NODE_ENV'] ??= 'production';
// The next start finds the code compiled.
enableCompileCache();

const build = new URL('../../dist/', import.meta.url);

async function main(): Promise<void> {
  const settings = readShopSettings(process.env);
  const log = pino({ level: settings.logLevel });
  // The built shell: read after NODE_ENV is set, so that React is its production form.
  const shell = (await import(new URL('server/entry-server.js', build).href)) as typeof import('./entry-server.ts');
  shell.reportLoadFaultsTo((error) => log.error({ err: error }, 'A page could not load its data'));

  const built = shell.buildFilesOf(new URL('client/', build));
  const version = shell.versionOf(built.manifest);
  const assets = shell.assetsOfBuild(built, '/dist/', shell.pageStyles, version);
  const files = await shell.loadStaticFiles(new URL('client', build).pathname, '/dist/');

  const backend = await openBackend(settings, version, log);

  const { guard, guardBeginning } = createAdmission();
  const renderPage = shell.createPageRenderer({
    transport: backend.transport,
    texts: shell.createCachedTextSource(60_000),
    assets,
    publicOrigin: settings.publicOrigin ?? null,
  });
  const pageCache = shell.createPageCache({ render: guard(renderPage) });
  await backend.onCatalogueChange(pageCache.purge);

  const shop = shell.createShop({
    transport: guardBeginning(backend.transport),
    renderPage: guard(renderPage),
    pageCache,
    staticFile: files.answer,
    onError: (error, request) =>
      log.error({ err: error, method: request.method, path: new URL(request.url).pathname }, 'A request failed'),
  });
  const quick = shell.createKeptListener(pageCache);
  await listen({ fetch: shop, quick, host: settings.host, port: settings.port, log, onClose: backend.close });
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
