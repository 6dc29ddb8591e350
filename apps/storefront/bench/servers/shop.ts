import { createAdmission } from '../../src/server/admission.ts';
import type { QuickListener } from '../../src/server/cached-page-listener.ts';
import { createInstantBackend } from '../fixtures.ts';

/** The shop as production builds it, with the backend's answers from memory. */

type Shell = typeof import('../../src/server/entry-server.ts');
type Transport = (request: Request) => Promise<Response>;
export type Shop = (request: Request) => Promise<Response>;

const build = new URL('../../dist/', import.meta.url);
/**
 * The gate's work is measured with the rest, but it refuses nobody: a page that costs more would otherwise answer more quickly,
 * with fewer pages.
 */
const PATIENT = { passingWaitMs: 60_000, stayingWaitMs: 60_000 };
/** No files, and faults told at once. */
const REST = { staticFile: () => null, onError: console.error };

async function openShell(transport: Transport) {
  // React and the router choose their form when they are loaded.
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

/** Every page made anew, behind the gate as in production. */
export async function createUncachedShop(): Promise<Shop> {
  const transport = createInstantBackend();
  const { shell, renderPage } = await openShell(transport);
  const { guard, guardBeginning } = createAdmission(PATIENT);
  return shell.createShop({ ...REST, transport: guardBeginning(transport), renderPage: guard(renderPage) });
}

/** Every page made anew, with no gate: however many come at once, all are let in. */
export async function createOpenShop(transport: Transport): Promise<Shop> {
  const { shell, renderPage } = await openShell(transport);
  return shell.createShop({ ...REST, transport, renderPage });
}

/** Whole pages kept for visitors without a session. `maxBytes` of the cache is its own where absent. */
export async function createCachedShop(maxBytes?: number): Promise<{ fetch: Shop; quick: QuickListener }> {
  const transport = createInstantBackend();
  const { shell, renderPage } = await openShell(transport);
  const { guard, guardBeginning } = createAdmission(PATIENT);
  const pageCache = shell.createPageCache({
    render: guard(renderPage),
    queryOf: shell.queryOf,
    ...(maxBytes ? { maxBytes } : {}),
  });
  const fetch = shell.createShop({
    ...REST,
    transport: guardBeginning(transport),
    renderPage: guard(renderPage),
    pageCache,
  });
  return { fetch, quick: shell.createCachedPageListener(pageCache) };
}

/** An answer from the second visit on: by then the shop keeps what is the same for all visitors. */
export async function visitTwice(shop: Shop, path: string, headers: Record<string, string> = {}): Promise<Response> {
  const visit = async () => shop(new Request(`http://127.0.0.1${path}`, { headers }));
  await (await visit()).arrayBuffer();
  return visit();
}
