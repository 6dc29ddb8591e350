import { CallError, calls, toRoutedPath, type CallMeta } from '@partshop/api-client/contract';
import { expect } from 'vitest';
import type { z } from 'zod';
import { pathOfContract } from '../platform/http/path-case.ts';

const JSON_TYPE = 'application/json';
type Responses = Partial<Record<number, { content: Partial<Record<string, { schema: z.ZodType }>> }>>;

/**
 * Fails the test unless the contract declares this response for the call: its status and shape, with no additional fields;
 * of a file its type. A picture's file is no call.
 */
export async function checkAnswer(request: Request, response: Response): Promise<void> {
  if (new URL(request.url).pathname.startsWith('/pictures/') && response.status < 400) return;
  if (response.status === 304) return;
  const [type = ''] = response.headers.get('content-type')?.split(';') ?? [];
  const schema = schemaOf(request, response.status, type);
  if (type === JSON_TYPE) {
    const body: unknown = await response.clone().json();
    expect(schema.parse(body), `${request.method} ${request.url} ${response.status}`).toEqual(body);
  }
  expect(response.headers.get('cache-control')).toBe(cacheControlOf(request, response.status));
}

/** Only a successful answer that is the same for everybody may be kept. */
function cacheControlOf(request: Request, status: number): string {
  const call = callOf(request) as CallMeta | undefined;
  return status === 200 && call?.sharedSeconds !== undefined ? `public, max-age=${call.sharedSeconds}` : 'no-store';
}

function schemaOf(request: Request, status: number, type: string): z.ZodType {
  const call = callOf(request);
  if (!call) return CallError;
  const declared = (call.responses as Responses)[status]?.content[type];
  if (!declared) throw new Error(`${call.path} answered ${status} ${type}, which the contract does not declare.`);
  return declared.schema;
}

function callOf(request: Request) {
  const segments = pathOfContract(request).split('/');
  return Object.values(calls).find(({ method, path }) => {
    const pattern = toRoutedPath(path).split('/');
    return (
      method === request.method.toLowerCase() &&
      pattern.length === segments.length &&
      pattern.every((part, index) => (part.startsWith('{') ? segments[index] !== '' : part === segments[index]))
    );
  });
}
