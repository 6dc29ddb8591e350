import { lookup as lookUp } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { MAX_WEB_PICTURE_BYTES, type PictureFault } from '@partshop/api-client/contract';
import { isPublicAddress } from '../../platform/http/public-address.ts';

const LIMIT_MS = 3000;
const MOST_REDIRECTS = 3;

/** Why a picture was not fetched. Contains nothing of the address. */
export class FetchRefused extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault);
    this.name = 'FetchRefused';
    this.fault = fault;
  }
}

/** What tests replace: where names lead, which addresses are public, and how a server is asked. */
export type FetchTools = { lookup: LookupFunction; isPublic: (address: string) => boolean; ask: typeof request };

const REAL: FetchTools = { lookup: lookUp, isPublic: isPublicAddress, ask: request };

/**
 * Gets a picture's bytes from an https address of the public internet: within 3 s in all, at most 10 MB. A name is resolved once, and the
 * connection goes to the address that was checked; each redirect is checked like the first address. Throws `FetchRefused`.
 */
export async function fetchPicture(address: string, tools: FetchTools = REAL): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  let url = readAddress(address, undefined, tools);
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answer = await ask(url, signal, tools);
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return await readBody(answer);
      answer.destroy();
      if (![301, 302, 303, 307, 308].includes(statusCode)) throw new FetchRefused('not-answered');
      url = readAddress(headers.location ?? '', url, tools);
    }
    throw new FetchRefused('too-many-redirects');
  } catch (error) {
    if (error instanceof FetchRefused) throw error;
    if (signal.aborted) throw new FetchRefused('too-slow');
    throw new FetchRefused('not-answered');
  }
}

function readAddress(address: string, base: URL | undefined, { isPublic }: FetchTools): URL {
  if (!URL.canParse(address, base)) throw new FetchRefused('address-wrong');
  const url = new URL(address, base);
  if (url.protocol !== 'https:' || url.port !== '') throw new FetchRefused('address-not-https');
  if (url.username !== '' || url.password !== '') throw new FetchRefused('address-wrong');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // A name is checked when it is resolved.
  if (isIP(host) !== 0 && !isPublic(host)) throw new FetchRefused('address-private');
  return url;
}

async function ask(
  url: URL,
  signal: AbortSignal,
  { lookup, isPublic, ask: send }: FetchTools,
): Promise<IncomingMessage> {
  const checked: LookupFunction = (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      const all = Array.isArray(found) ? found : [];
      const [first] = all;
      if (error || !first) done(new FetchRefused('address-unknown'), []);
      // One private address among public ones is enough: the next connection could take it.
      else if (!all.every(({ address }) => isPublic(address))) done(new FetchRefused('address-private'), []);
      else if (options.all === true) done(null, all);
      else done(null, first.address, first.family);
    });
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = send(url, {
    lookup: checked,
    signal,
    // Nothing is kept open for another address.
    agent: false,
    headers: { accept: 'image/avif,image/webp,image/png,image/jpeg', 'user-agent': 'Partshop pictures' },
  });
  sent.once('response', resolve);
  sent.once('error', reject);
  sent.end();
  return promise;
}

async function readBody(answer: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > MAX_WEB_PICTURE_BYTES) throw new FetchRefused('too-large');
      chunks.push(chunk);
    }
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks);
}
