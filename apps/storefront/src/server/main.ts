/** The shop as one process: `npm start`. Settings are in the README. */
import { enableCompileCache } from 'node:module';
import { createLog } from '@partshop/api/log';
import { createVisitorAddress, loggedPath, prepareToClose } from '@partshop/api/serving';
import { SettingsError, settingsWarnings } from '@partshop/api/settings';
import { createAdmission } from './overload/admission.ts';
import { openBackend } from './backend.ts';
import { withOthers } from './content-policy.ts';
import { createReportTaker } from './csp-report.ts';
import { createShopServer, listen } from './listen.ts';
import { loadChunks } from './load-chunks.ts';
import { createPlainResponses } from './plain-response.ts';
import { createReadiness } from './readiness.ts';
import { createRequestLog } from './request-log.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { readShopSettings } from './settings.ts';

/** NODE_ENV as somebody set it; its default does not say where the shop runs. */
const isProduction = process.env['NODE_ENV'] === 'production';
process.env['NODE_ENV'] ??= 'production';
// The next start reuses the compiled code.
enableCompileCache();

const build = new URL('../../dist/', import.meta.url);

async function main(): Promise<void> {
  const settings = readShopSettings(process.env);
  const log = createLog(settings.logLevel);
  for (const warning of settingsWarnings(settings, { isProduction })) log.warn(warning);
  // Imports the built shell after NODE_ENV is set, so that React loads its production build.
  const shell = (await import(new URL('server/entry-server.js', build).href)) as typeof import('./entry-server.ts');
  shell.reportLoadFaultsTo((error) => log.error({ err: error }, 'A page could not load its data'));

  const built = shell.buildFilesOf(new URL('client/', build));
  const version = shell.versionOf(built.manifest);
  const assets = withOthers(shell.assetsOfBuild(built, '/dist/', shell.pageStyles, version), settings);
  const files = await shell.loadStaticFiles(new URL('client', build).pathname, '/dist/');

  const backend = await openBackend(settings, version, log);
  const security = createSecurityHeaders(settings);
  const plain = createPlainResponses(security);

  const { guard, guardStart } = createAdmission();
  const renderPage = shell.createPageRenderer({
    transport: backend.transport,
    texts: shell.createCachedTextSource(60_000),
    assets,
    publicOrigin: settings.publicOrigin ?? null,
    security,
  });
  const pageCache = shell.createPageCache({
    render: guard(renderPage),
    queryOf: shell.queryOf,
    publicOrigin: settings.publicOrigin ?? null,
  });
  const siteFiles = shell.createSiteFiles({
    transport: backend.transport,
    publicOrigin: settings.publicOrigin ?? null,
    guard,
  });
  backend.onCatalogueChange((changed) => {
    pageCache.purge(changed);
    siteFiles.purge();
  });

  const shop = shell.createShop({
    transport: guardStart(backend.transport),
    renderPage: guard(renderPage),
    pageCache,
    staticFile: files.respond,
    siteFile: siteFiles.respond,
    onError: (err, { method, url }, request) =>
      log.error({ err, request, method, path: loggedPath(url) }, 'A request failed'),
    security,
    isAlive: backend.isAlive,
    readiness: createReadiness({ ask: backend.isThere, isClosing: () => closing.isClosing(), plain }),
    takeReport: createReportTaker({
      plain,
      onViolation: (violation) => log.warn(violation, 'A page broke the content policy'),
    }),
  });
  const server = createShopServer(shop, {
    quick: shell.createCachedPageListener(pageCache),
    security,
    visitorAddress: createVisitorAddress(settings.trustedProxies),
    requests: createRequestLog(log),
  });
  const closing = prepareToClose(server);
  const { host, port, shutdownGraceMs: graceMs } = settings;
  await listen({ server, closing, host, port, graceMs, log, onClose: backend.close });
  await loadChunks(new URL('server/assets/', build));
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
