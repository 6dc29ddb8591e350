/**
 * Generates openapi.json, the client's types and the list of calls from the contract. None of them is committed:
 * `scripts/generate.ts` at the root runs this after each `npm ci`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { calls, SHARED_ERRORS, type CallMeta } from '../src/contract/index.ts';

const app = new OpenAPIHono();
const { openAPIRegistry: registry } = app;

/** Shared errors are components, which calls refer to. */
const references = new Map<unknown, { $ref: string }>();
for (const [name, error] of Object.entries(SHARED_ERRORS)) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/CallError' } } };
  const { ref } = registry.registerComponent('responses', name, { description: error.description, content });
  references.set(error, ref);
}

for (const call of Object.values(calls)) registry.registerPath(documented(call));

/** A call for openapi.json, with our metadata as extensions. */
function documented(call: RouteConfig & CallMeta): RouteConfig {
  const { effect, access, token, whileSwitched, limit, pace, maxBodyBytes, sharedSeconds, responses, ...route } = call;
  return {
    ...route,
    'x-effect': effect,
    ...(access && { 'x-access': access }),
    ...(token && { 'x-token-scope': token }),
    ...(whileSwitched && { 'x-while-switched': whileSwitched }),
    ...(limit && { 'x-limit': limit }),
    ...(pace && { 'x-pace': pace }),
    ...(maxBodyBytes && { 'x-max-body-bytes': maxBodyBytes }),
    ...(sharedSeconds && { 'x-shared-seconds': sharedSeconds }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [status, references.get(response) ?? response]),
    ),
  };
}

const document = app.getOpenAPI31Document({
  openapi: '3.1.0',
  info: { title: 'Partshop', version: '0.1.0', description: 'Every call of the shop. Paths match without case.' },
});
await mkdir(new URL('../src/generated/', import.meta.url), { recursive: true });
await writeFile(new URL('../src/generated/openapi.json', import.meta.url), `${JSON.stringify(document, null, 2)}\n`);

const banner = '/* Generated from src/contract by `npm run generate`. Do not edit. */\n';
const types = astToString(
  await openapiTypescript(JSON.stringify(document), { alphabetize: true, defaultNonNullable: false }),
);
await writeFile(new URL('../src/generated/openapi.ts', import.meta.url), banner + types);

const list = Object.entries(calls).map(
  ([name, { method, path, effect }]) =>
    `  { name: '${name}', method: '${method}', path: '${path}', effect: '${effect}' },\n`,
);
await writeFile(
  new URL('../src/generated/call-list.ts', import.meta.url),
  `${banner}/** Every call of the contract, without its schemas. */\nexport const CALL_LIST = [\n${list.join('')}] as const;\n`,
);
