import { expect, it } from 'vitest';
import { transportOf } from './api-transport.ts';

it('sends the visitor’s cookies, and what the backend set, with the later calls', async () => {
  const seen: (string | null)[] = [];
  const { send, setCookies } = transportOf(async (request) => {
    seen.push(request.headers.get('cookie'));
    return new Response(null, { headers: { 'set-cookie': 'session=new.sign; Path=/; HttpOnly' } });
  }, 'theme=dark; session=old.sign');
  await send(new Request('http://api.internal/a'));
  await send(new Request('http://api.internal/b'));
  expect(seen).toEqual(['theme=dark; session=old.sign', 'theme=dark; session=new.sign']);
  expect(setCookies[0]).toBe('session=new.sign; Path=/; HttpOnly');
});

it('keeps two visitors apart', async () => {
  const seen: (string | null)[] = [];
  const backend = async (request: Request) => {
    seen.push(request.headers.get('cookie'));
    return new Response(null);
  };
  await transportOf(backend, 'session=a').send(new Request('http://api.internal/'));
  await transportOf(backend, null).send(new Request('http://api.internal/'));
  expect(seen).toEqual(['session=a', null]);
});
