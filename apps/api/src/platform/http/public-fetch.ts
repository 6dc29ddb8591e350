import { lookup as lookUp } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { FETCH_FAULTS } from '@partshop/api-client/contract';
import { isPublicAddress } from './public-address.ts';

const MOST_REDIRECTS = 3;

export type FetchFault = (typeof FETCH_FAULTS)[number];

/** Why an address was not fetched. Contains nothing of the address. */
export class FetchRefused extends Error {
  readonly fault: FetchFault;

  constructor(fault: FetchFault) {
    super(fault);
    this.name = 'FetchRefused';
    this.fault = fault;
  }
}

/** What tests replace: where names lead, which addresses are public, and how a server is asked. */
export type FetchTools = { lookup: LookupFunction; isPublic: (address: string) => boolean; ask: typeof request };

const REAL: FetchTools = { lookup: lookUp, isPublic: isPublicAddress, ask: request };

export type FetchRules = { maxBytes: number; limitMs: number; headers: Record<string, string> };

export type Fetched = { status: 200; bytes: Buffer; etag: string | undefined } | { status: 304 };

/**
 * Gets what an https address of the public internet holds, within the limits in all. A name is resolved once, and the connection goes to
 * the address that was checked; each redirect is checked like the first address. Throws `FetchRefused`.
 */
export async function fetchPublic(address: string, rules: FetchRules, tools: FetchTools = REAL): Promise<Fetched> {
  const signal = AbortSignal.timeout(rules.limitMs);
  let url = readAddress(address, undefined, tools);
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answer = await ask(url, { signal, headers: rules.headers }, tools);
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return { status: 200, bytes: await readBody(answer, rules.maxBytes), etag: headers.etag };
      answer.destroy();
      if (statusCode === 304 && 'if-none-match' in rules.headers) return { status: 304 };
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

/** Why an address is not fetched, as far as it can be known before it is; undefined for one that may be. */
export function faultOfAddress(address: string): FetchFault | undefined {
  try {
    readAddress(address, undefined, REAL);
    return undefined;
  } catch (error) {
    if (error instanceof FetchRefused) return error.fault;
    throw error;
  }
}

function readAddress(address: string, base: URL | undefined, { isPublic }: Pick<FetchTools, 'isPublic'>): URL {
  if (!URL.canParse(address, base)) throw new FetchRefused('address-wrong');
  const url = new URL(address, base);
  if (url.protocol !== 'https:' || url.port !== '') throw new FetchRefused('address-not-https');
  if (url.username !== '' || url.password !== '') throw new FetchRefused('address-wrong');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // A name is checked when it is resolved.
  if (isIP(host) !== 0 && !isPublic(host)) throw new FetchRefused('address-private');
  return url;
}

type Asked = { signal: AbortSignal; headers: Record<string, string> };

async function ask(
  url: URL,
  { signal, headers }: Asked,
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
  // Nothing is kept open for another address.
  const sent = send(url, { lookup: checked, signal, agent: false, headers });
  sent.once('response', resolve);
  sent.once('error', reject);
  sent.end();
  return promise;
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new FetchRefused('too-large');
      chunks.push(chunk);
    }
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks);
}
