/** What is refused before a call looks at its input. */
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api-app.ts';
import { Refusal } from './refusal.ts';

const MAX_BODY_BYTES = 1024 * 1024;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A page of another site may not change anything here (D30). Servers and curl say nothing of their origin and pass. */
export const refuseOtherSites: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!READING.has(c.req.method) && isFromOtherSite(c.req.raw)) {
    throw new Refusal(403, { code: 'forbidden', message: 'Calls that change something come from our own pages only.' });
  }
  await next();
};

/** Sec-Fetch-Site is the browser's own word; Origin has to serve where a browser does not send it. */
function isFromOtherSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  // Behind a proxy that ends TLS the schemes differ.
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}

/** NUL is a character of JSON and of addresses that PostgreSQL keeps in no text. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Bodies are JSON of at most 1 MiB, sent with POST. Reads no further than the limit, whatever Content-Length says. */
export const readJsonBody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.url.includes('%00')) throw badRequest('The address holds a NUL character.');
  if (c.req.method === 'POST') {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (Number(c.req.header('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
    if (type !== 'application/json') throw badRequest('Content-Type must be application/json.');
    const text = await readText(c.req.raw.body);
    if (ESCAPED_NUL.test(text)) throw badRequest('A text holds a NUL character.');
    c.req.raw = new Request(c.req.raw, { method: c.req.method, body: text });
  }
  await next();
};

async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    // The rest is left to the server: to cancel here would close the connection before the answer is out.
    if (size > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(part.value);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw badRequest('The body is not UTF-8.');
  }
}

const badRequest = (message: string) => new Refusal(400, { code: 'bad-request', message });
const tooLarge = () => new Refusal(413, { code: 'too-large', message: 'The body is larger than 1 MiB.' });
