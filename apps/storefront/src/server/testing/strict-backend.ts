import { calls } from '@partshop/api-client/contract';
import type { z } from 'zod';
import { createGoodBackend } from './good-backend.ts';

type Content = Partial<Record<string, { schema: z.ZodType }>>;

/** A good backend that validates requests against the contract, as the shop's own backend does. */
export function createStrictBackend(): (request: Request) => Promise<Response> {
  const good = createGoodBackend();
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const call = Object.values(calls).find(
      ({ path, method }) => path === pathname && method === request.method.toLowerCase(),
    );
    if (!call) return good(request);
    const asked = call.request as { query?: z.ZodType; body?: { content: Content } };
    const schema = asked.body?.content['application/json']?.schema;
    const text = await request.clone().text();
    const checked = [
      asked.query?.safeParse(Object.fromEntries(searchParams)),
      schema?.safeParse(text === '' ? {} : JSON.parse(text)),
    ];
    const issues = checked.flatMap((result) => result?.error?.issues ?? []);
    const hasNul = text.includes(String.raw`\u0000`) || request.url.includes('%00');
    if (issues.length === 0 && !hasNul) return good(request);
    const fields = issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return Response.json({ code: 'bad-request', message: '', fields }, { status: 400 });
  };
}
