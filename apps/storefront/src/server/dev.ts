/** The development server, `npm run dev`: Vite serves modules with hot reload and renders every page from the sources. */
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { createLog } from '@partshop/api/log';
import { createVisitorAddress } from '@partshop/api/serving';
import { createServer as createViteServer } from 'vite';
import { openBackend } from './backend.ts';
import { withOthers } from './content-policy.ts';
import { readShopSettings } from './settings.ts';

const settings = readShopSettings(process.env);
const log = createLog(settings.logLevel);
const visitorAddress = createVisitorAddress(settings.trustedProxies);
const httpServer = createHttpServer();
const vite = await createViteServer({
  root: new URL('../..', import.meta.url).pathname,
  server: { middlewareMode: true, hmr: { server: httpServer } },
});

type Shell = typeof import('./entry-server.ts');
const loadShell = async () => (await vite.ssrLoadModule('/src/server/entry-server.ts')) as Shell;
const backend = await openBackend(settings, 'dev', log);

// Vite's React plugin needs this before any component module runs.
const preamble = `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>`;

async function handle(request: Request, { incoming }: HttpBindings | Http2Bindings): Promise<Response> {
  const shell = await loadShell();
  const shop = shell.createShop({
    transport: backend.transport,
    renderPage: shell.createPageRenderer({
      transport: backend.transport,
      texts: shell.createCachedTextSource(0),
      assets: withOthers(
        {
          head: `${preamble}<script type="module" src="/@vite/client"></script><script type="module" src="/src/browser/early-input.ts"></script>`,
          css: shell.pageStyles,
          cssHash: shell.hashOf(shell.pageStyles),
          scripts: '<script type="module" src="/src/browser/entry-client.ts"></script>',
          scriptSource: "'self' 'unsafe-inline'",
          connectSource: "'self' ws:",
          version: 'dev',
        },
        settings,
      ),
      publicOrigin: settings.publicOrigin ?? null,
    }),
    staticFile: () => null,
    siteFile: shell.createSiteFiles({ transport: backend.transport, publicOrigin: settings.publicOrigin ?? null })
      .respond,
    onError: (error) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      log.error({ err: error }, 'A request failed');
    },
  });
  return shop(request, { clientIp: visitorAddress(incoming), id: '' });
}

const listener = getRequestListener(handle);
httpServer.on('request', (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
});
httpServer.listen(settings.port, settings.host, () =>
  log.info(`Partshop for developers: http://localhost:${settings.port}`),
);

const close = async () => {
  await vite.close();
  await backend.close();
  process.exit(0);
};
process.once('SIGINT', () => void close());
process.once('SIGTERM', () => void close());
