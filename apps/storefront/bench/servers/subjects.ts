import type { RequestListener } from 'node:http';
import type { QuickListener } from '../../src/server/cached-page-listener.ts';
import { readPrepared } from './prepared-pages.ts';
import { pageOf } from './paths.ts';

/**
 * The servers that are measured side by side. `floor0`: bytes from memory; `adapter`: the same bytes through production's
 * HTTP server; `template`: template literals; `bare`: bare React; `shop`: the shop's pages rendered; `cached`: the shop's
 * pages from the page cache.
 */
export const SUBJECTS = ['floor0', 'adapter', 'template', 'bare', 'shop', 'cached'] as const;
export type SubjectName = (typeof SUBJECTS)[number];

/** A `node:http` listener, or the handler that production gives to its server. */
export type Subject =
  | { listener: RequestListener }
  | { fetch: (request: Request) => Promise<Response>; quick?: QuickListener };

const HTML = 'text/html; charset=utf-8';
const render = (page: (address: string) => string): Subject => ({
  listener: (request, response) => {
    response.writeHead(200, { 'content-type': HTML });
    response.end(page(request.url ?? ''));
  },
});

/** Each imports only its own libraries; `folder` holds the prepared pages. */
export const OPEN: Record<SubjectName, (folder: string) => Promise<Subject>> = {
  floor0: async (folder) => {
    const answerOf = await readFloor(folder);
    return {
      listener: (request, response) => {
        const { status, headers, body } = answerOf(request.url ?? '', request.headers['accept-encoding']);
        response.writeHead(status, { ...headers, 'content-length': body.byteLength });
        response.end(body);
      },
    };
  },
  adapter: async (folder) => {
    const answerOf = await readFloor(folder);
    return {
      fetch: async (request) => {
        const address = request.url.slice(request.url.indexOf('/', 8));
        const { body, ...rest } = answerOf(address, request.headers.get('accept-encoding') ?? undefined);
        return new Response(body, rest);
      },
    };
  },
  template: async (folder) => {
    const pages = await readPrepared(folder, 'template');
    const { renderTemplate } = await import('./template.ts');
    return render((address) => renderTemplate(pages[pageOf(address)] ?? { pieces: [], data: '' }));
  },
  bare: async (folder) => {
    const pages = await readPrepared(folder, 'bare');
    const { renderBare } = await import('./bare.ts');
    return render((address) => renderBare(pages[address] ?? { head: '', tree: [], data: '' }));
  },
  shop: async () => ({ fetch: await (await import('./shop.ts')).createUncachedShop() }),
  cached: async () => (await import('./shop.ts')).createCachedShop(),
};

/** Responds from memory by path; compressed where the client accepts it. */
async function readFloor(folder: string) {
  const answers = new Map(
    Object.entries(await readPrepared(folder, 'floor')).map(([path, { status, identity, br }]) => [
      path,
      {
        br: { status, headers: { 'content-type': HTML, 'content-encoding': 'br' }, body: Buffer.from(br, 'base64') },
        identity: { status, headers: { 'content-type': HTML }, body: Buffer.from(identity, 'base64') },
      },
    ]),
  );
  return (address: string, accepted: string | undefined) => {
    const answer = answers.get(address);
    if (!answer) throw new Error(`Nothing is prepared for ${address}.`);
    return answer[accepted === 'br' ? 'br' : 'identity'];
  };
}
