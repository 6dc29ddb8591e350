import { HTTP_HEADERS, type SecurityHeaders } from './security-headers.ts';

export type PlainResponses = {
  /** A line of plain text, such as for a path that does not exist. */
  text: (status: number, text: string, headers?: Record<string, string>) => Response;
  /** A small JSON object, such as for a load balancer. */
  json: (status: number, value: unknown, headers?: Record<string, string>) => Response;
  /** No body, such as for an accepted report or an aborted request. */
  empty: (status: number) => Response;
};

/** Makes the server's own responses, which are not pages. */
export function createPlainResponses({ refusal }: SecurityHeaders = HTTP_HEADERS): PlainResponses {
  const common = { 'cache-control': 'no-store', ...refusal };
  const respond = (status: number, type: string, body: string, headers: Record<string, string> = {}) =>
    new Response(body, { status, headers: { 'content-type': type, ...common, ...headers } });
  return {
    text: (status, text, headers) => respond(status, 'text/plain; charset=utf-8', text, headers),
    json: (status, value, headers) => respond(status, 'application/json', JSON.stringify(value), headers),
    empty: (status) => new Response(null, { status, headers: common }),
  };
}
