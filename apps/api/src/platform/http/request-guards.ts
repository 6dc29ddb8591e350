/** Checks that reject a request before its call reads the input. */
import { calls } from '@partshop/api-client/contract';
import type { MiddlewareHandler } from 'hono';
import { hasTooManyKeys } from './address-limits.ts';
import { isForgedChange } from './forged-change.ts';
import type { ApiEnv } from './api-app.ts';
import type { Call } from './domain.ts';
import { isTooDeep, MAX_JSON_DEPTH } from './json-depth.ts';
import { HttpError } from './http-error.ts';

type BodyRule = { types: readonly string[]; maxBytes: number };

const JSON_TYPE = 'application/json';
const JSON_BODY: BodyRule = { types: [JSON_TYPE], maxBytes: 1024 * 1024 };
/** Its parts may be files: it is no text. */
const PARTS_TYPE = 'multipart/form-data';

/** The body types and sizes of the contract's calls (D31), by path in lower case. */
const BODIES: ReadonlyMap<string, BodyRule> = new Map(
  Object.values(calls as Readonly<Record<string, Call>>).flatMap(({ path, request, maxBodyBytes }) => {
    const types = Object.keys(request?.body?.content ?? {});
    if (types.length === 0) return [];
    return [[path.toLowerCase(), { types, maxBytes: maxBodyBytes ?? JSON_BODY.maxBytes }] as const];
  }),
);

const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Rejects changes from another site's page (D30), also those that the specification makes with GET. */
export const refuseOtherSites: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (isForgedChange(c.req.raw, c.req.path)) {
    throw new HttpError(403, {
      code: 'forbidden',
      message: 'Calls that change something come from our own pages only.',
    });
  }
  await next();
};

/** JSON and URLs may contain NUL, which PostgreSQL's text cannot. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * Reads a body of JSON up to 1 MiB and 64 levels, unless the call's contract sets other types or another size. Without a body no
 * type is required. Stops at the limit, whatever Content-Length says.
 */
export const readJsonBody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.url.includes('%00')) throw badRequest('The address holds a NUL character.');
  if (hasTooManyKeys(c.req.url)) throw badRequest('The query has more than 1,000 keys.');
  if (!BODILESS.has(c.req.method)) {
    const { types, maxBytes } = BODIES.get(c.req.path.toLowerCase()) ?? JSON_BODY;
    if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
    const given = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (given !== undefined && !types.includes(given)) throw wrongType(types);
    const bytes = await readBody(c.req.raw, maxBytes);
    if (given === undefined && bytes.byteLength > 0) throw wrongType(types);
    // A body can be read only once: handlers get it from here. Without a type there is none to read.
    Object.assign(
      c.req.bodyCache,
      given === PARTS_TYPE ? { arrayBuffer: Promise.resolve(bytes) } : { text: Promise.resolve(textOf(bytes, types)) },
    );
  }
  await next();
};

function textOf(bytes: Uint8Array, types: readonly string[]): string {
  const text = decode(bytes);
  if (types.includes(JSON_TYPE)) refuseHostileJson(text);
  return text;
}

function refuseHostileJson(text: string): void {
  if (ESCAPED_NUL.test(text)) throw badRequest('A text holds a NUL character.');
  if (isTooDeep(text)) throw badRequest(`The body nests deeper than ${MAX_JSON_DEPTH} levels.`);
}

/**
 * The body's bytes, up to `maxBytes`. HTTP bounds a body of a known length by itself: read at once, it costs a third of what a
 * stream costs.
 */
async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const { headers } = request;
  const isBounded = headers.has('content-length') && !headers.has('transfer-encoding');
  const bytes = isBounded
    ? new Uint8Array(await unlessBroken(request.arrayBuffer()))
    : await readStream(request.body, maxBytes);
  if (bytes.byteLength > maxBytes) throw tooLarge(maxBytes);
  return bytes;
}

async function readStream(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  const read = async () => reader && unlessBroken(reader.read());
  for (let part = await read(); part?.value; part = await read()) {
    size += part.value.byteLength;
    // The server discards the rest: cancelling here would close the connection before the response is sent.
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** The sender left or the connection broke: not an internal error. */
async function unlessBroken<Read>(reading: Promise<Read>): Promise<Read> {
  return reading.catch(() => {
    throw badRequest('The body broke off.');
  });
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    throw badRequest('The body is not UTF-8.');
  }
}

const badRequest = (message: string) => new HttpError(400, { code: 'bad-request', message });
const wrongType = (types: readonly string[]) => badRequest(`Content-Type must be ${types.join(' or ')}.`);
const tooLarge = (maxBytes: number) =>
  new HttpError(413, {
    code: 'too-large',
    message: `The body is larger than ${maxBytes === JSON_BODY.maxBytes ? '1 MiB' : `${maxBytes / 1024} KiB`}.`,
  });
