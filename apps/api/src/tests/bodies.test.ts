import { calls } from '@partshop/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';

/** Sends every call every kind of wrong body: it is rejected or accepted, and never causes an internal error (S9). */

const { fetch, logged } = await createTestApi();

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const bytes = (text: string) => new TextEncoder().encode(text);
const stream = (...chunks: Uint8Array[]) =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

type Sent = { body?: ReadableStream | Uint8Array<ArrayBuffer> | null; type?: string };

/** As a server passes them, with a stream even for an empty body, and as an in-process call does. */
const BODIES: Record<string, Sent> = {
  'no body and no type': { body: null },
  'an empty stream and no type': { body: stream() },
  'an empty chunk and no type': { body: stream(new Uint8Array()) },
  'an empty body of JSON': { body: stream(), type: JSON_TYPE },
  'no body of JSON': { body: null, type: JSON_TYPE },
  'an empty form': { body: stream(), type: FORM_TYPE },
  'a body without a type': { body: stream(bytes('{"phone":"1"}')) },
  'a body of an empty type': { body: bytes('{}'), type: '' },
  text: { body: bytes('{}'), type: 'text/plain' },
  'a form': { body: bytes('login=a&password=b'), type: FORM_TYPE },
  'parts without a boundary': { body: bytes('--x--'), type: 'multipart/form-data' },
  'cut JSON': { body: bytes('{"login":"a'), type: JSON_TYPE },
  'JSON cut in a character': { body: stream(bytes('{"a":"'), new Uint8Array([0xd0])), type: JSON_TYPE },
  'JSON of an unknown charset': { body: bytes('{}'), type: `${JSON_TYPE}; charset=utf-7` },
  'invalid UTF-8': { body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]), type: JSON_TYPE },
  'a byte order mark': { body: bytes('\uFEFF{}'), type: JSON_TYPE },
  'an array': { body: bytes('[]'), type: JSON_TYPE },
  'an array of objects': { body: bytes('[{"login":"a"}]'), type: JSON_TYPE },
  null: { body: bytes('null'), type: JSON_TYPE },
  'a number': { body: bytes('7'), type: JSON_TYPE },
  'a text': { body: bytes('"login"'), type: JSON_TYPE },
  'a huge number': { body: bytes('1e400'), type: JSON_TYPE },
  'a number of many digits': { body: bytes('9'.repeat(100_000)), type: JSON_TYPE },
  'names of Object': { body: bytes('{"__proto__":{"a":1},"constructor":null,"toString":1}'), type: JSON_TYPE },
};

function sendTo(call: (typeof calls)[keyof typeof calls], { body, type }: Sent): Promise<Response> {
  const headers = type === undefined ? {} : { 'content-type': type };
  // The browser types lack `duplex`, which a stream as a body requires.
  const init: RequestInit & { duplex: 'half' } = {
    method: call.method.toUpperCase(),
    headers,
    body: body ?? null,
    duplex: 'half',
  };
  const request = new Request(`http://shop.test${call.path.replace(/\{\w+\}/, '1')}`, init);
  // A body of bytes has no type unless one is set.
  if (type === undefined) request.headers.delete('content-type');
  return fetch(request);
}

const withBodies = Object.entries(calls).filter(([, { method }]) => (method as string) !== 'get');

test.each(withBodies)('%s answers whatever body it is sent', async (_name, call) => {
  const faults: string[] = [];
  for (const [kind, sent] of Object.entries(BODIES)) {
    const { body } = sent;
    // A stream can be read only once, so it is split for the next call.
    const [now, later] = body instanceof ReadableStream ? body.tee() : [body, body];
    sent.body = later ?? null;
    const { status } = await sendTo(call, { ...sent, body: now ?? null });
    if (status >= 500) faults.push(kind);
  }
  expect(faults).toEqual([]);
  expect(logged.splice(0)).toEqual([]);
});
