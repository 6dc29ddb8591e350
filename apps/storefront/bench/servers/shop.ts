import { createAdmission } from '../../src/server/overload/admission.ts';
import type { QuickListener } from '../../src/server/cached-page-listener.ts';
import { createInstantBackend } from '../fixtures.ts';

/** The shop's production build, with the backend's responses from memory. */

type Shell = typeof import('../../src/server/entry-server.ts');
type Transport = (request: Request) => Promise<Response>;
export type Shop = (request: Request) => Promise<Response>;

const build = new URL('../../dist/', import.meta.url);
/**
 * Measures admission control with the rest but lets it reject nobody: otherwise an expensive page would respond faster, but
 * less often.
 */
const PATIENT = { burstWaitMs: 60_000, overloadWaitMs: 60_000 };
/** No files; errors go to the console. */
const REST = { staticFile: () => null, onError: console.error };

async function openShell(transport: Transport) {
  // React and the router choose their build when they are imported.
  if (process.env['NODE_ENV'] !== 'production') throw new Error('The shop is measured with NODE_ENV=production.');
  const shell = (await import(new URL('server/entry-server.js', build).href)) as Shell;
  const renderPage = shell.createPageRenderer({
    transport,
    texts: shell.createCachedTextSource(60_000),
    assets: shell.assetsOfBuild(shell.buildFilesOf(new URL('client/', build)), '/dist/', shell.pageStyles, 'bench'),
    publicOrigin: 'https://shop.example',
  });
  return { shell, renderPage };
}

/** Renders every page anew, behind admission control as in production. */
export async function createUncachedShop(): Promise<Shop> {
  const transport = createInstantBackend();
  const { shell, renderPage } = await openShell(transport);
  const { guard, guardStart } = createAdmission(PATIENT);
  return shell.createShop({ ...REST, transport: guardStart(transport), renderPage: guard(renderPage) });
}

/** Renders every page anew, without admission control. */
export async function createOpenShop(transport: Transport): Promise<Shop> {
  const { shell, renderPage } = await openShell(transport);
  return shell.createShop({ ...REST, transport, renderPage });
}

/** Caches whole pages for visitors without a session; `maxBytes` defaults to the cache's own limit. */
export async function createCachedShop(maxBytes?: number): Promise<{ fetch: Shop; quick: QuickListener }> {
  const transport = createInstantBackend();
  const { shell, renderPage } = await openShell(transport);
  const { guard, guardStart } = createAdmission(PATIENT);
  const pageCache = shell.createPageCache({
    render: guard(renderPage),
    queryOf: shell.queryOf,
    ...(maxBytes ? { maxBytes } : {}),
  });
  const fetch = shell.createShop({
    ...REST,
    transport: guardStart(transport),
    renderPage: guard(renderPage),
    pageCache,
  });
  return { fetch, quick: shell.createCachedPageListener(pageCache) };
}

/** The response to the second visit, when the shop has cached what all visitors share. */
export async function visitTwice(shop: Shop, path: string, headers: Record<string, string> = {}): Promise<Response> {
  const visit = async () => shop(new Request(`http://127.0.0.1${path}`, { headers }));
  await (await visit()).arrayBuffer();
  return visit();
}
