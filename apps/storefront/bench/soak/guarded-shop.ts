import { createAdmission } from '../../src/server/overload/admission.ts';
import { createSearchingBackend } from './backend.ts';

const build = new URL('../../dist/', import.meta.url);

/** The shop's production build behind admission control, with every page rendered and the backend's responses from memory. */
export async function createGuardedShop(): Promise<(request: Request) => Promise<Response>> {
  const shell = (await import(
    new URL('server/entry-server.js', build).href
  )) as typeof import('../../src/server/entry-server.ts');
  const transport = createSearchingBackend();
  const { guard, guardStart } = createAdmission();
  const renderPage = shell.createPageRenderer({
    transport,
    texts: shell.createCachedTextSource(60_000),
    assets: shell.assetsOfBuild(shell.buildFilesOf(new URL('client/', build)), '/dist/', shell.pageStyles, 'bench'),
    publicOrigin: 'https://shop.example',
  });
  return shell.createShop({
    transport: guardStart(transport),
    renderPage: guard(renderPage),
    staticFile: () => null,
    onError: console.error,
  });
}
