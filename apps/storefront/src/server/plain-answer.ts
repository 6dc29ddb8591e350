import { HTTP_HEADERS, type SecurityHeaders } from './security-headers.ts';

export type PlainAnswers = {
  /** A line of text for a person or a tool that asked for something that is not there. */
  text: (status: number, text: string, headers?: Record<string, string>) => Response;
  /** A small object for a balancer. */
  json: (status: number, value: unknown, headers?: Record<string, string>) => Response;
  /** Nothing, as where it was taken, or where nobody waits any more. */
  empty: (status: number) => Response;
};

/** Answers of the server itself, which are no pages. */
export function createPlainAnswers({ refusal }: SecurityHeaders = HTTP_HEADERS): PlainAnswers {
  const common = { 'cache-control': 'no-store', ...refusal };
  const answer = (status: number, type: string, body: string, headers: Record<string, string> = {}) =>
    new Response(body, { status, headers: { 'content-type': type, ...common, ...headers } });
  return {
    text: (status, text, headers) => answer(status, 'text/plain; charset=utf-8', text, headers),
    json: (status, value, headers) => answer(status, 'application/json', JSON.stringify(value), headers),
    empty: (status) => new Response(null, { status, headers: common }),
  };
}
