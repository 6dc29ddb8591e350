import { http, HttpResponse, type HttpHandler } from 'msw';
import type { paths } from '../generated/openapi.ts';

type Method = 'get' | 'post' | 'put' | 'delete';
type CallOf<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never;
}[keyof paths];
type Answer<P extends keyof paths, M extends Method> = paths[P][M] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;
type MockError = { status: number; body: unknown };
type Reply<Body> = Body | MockError | ((request: Request) => Body | MockError | Promise<Body | MockError>);

/** An error as a mock's response: `refuse(404, { code: 'not-found' })`. */
export function refuse(status: number, body: Record<string, unknown>): MockError {
  return { status, body: { message: '', ...body } };
}

/**
 * A mock of one call, typed by the contract, for stories, browser tests and node tests: `mockCall('post',
 * '/services/search/searchgood_json', page)`.
 */
export function mockCall<M extends Method, P extends CallOf<M>>(
  method: M,
  path: P,
  reply: Reply<Answer<P, M>>,
): HttpHandler {
  return http[method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request }) => {
    const given = typeof reply === 'function' ? await (reply as (request: Request) => unknown)(request) : reply;
    return isMockError(given)
      ? HttpResponse.json(given.body as never, { status: given.status })
      : HttpResponse.json(given as never);
  });
}

/** A call that never responds: the loading state of a story. */
export function mockEndless(method: Method, path: keyof paths): HttpHandler {
  return http[method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, () => new Promise<never>(() => undefined));
}

function isMockError(given: unknown): given is MockError {
  return (
    typeof given === 'object' &&
    given !== null &&
    'status' in given &&
    'body' in given &&
    Object.keys(given).length === 2
  );
}
