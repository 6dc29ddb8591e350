/** Writes openapi.json and the client's types from the contract. `scripts/generate.ts` at the root runs it and checks for staleness. */
import { writeFile } from 'node:fs/promises';
import { OpenAPIHono } from '@hono/zod-openapi';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { calls } from '../src/contract/index.ts';

const app = new OpenAPIHono();
for (const call of Object.values(calls)) app.openAPIRegistry.registerPath(call);

const document = app.getOpenAPI31Document({
  openapi: '3.1.0',
  info: { title: 'Partshop', version: '0.1.0', description: 'Every call of the shop. Paths match without case.' },
});
await writeFile(new URL('../openapi.json', import.meta.url), `${JSON.stringify(document, null, 2)}\n`);

const types = astToString(
  await openapiTypescript(JSON.stringify(document), { alphabetize: true, defaultNonNullable: false }),
);
const banner = '/* Generated from src/contract by `npm run generate`. Do not edit. */\n';
await writeFile(new URL('../src/generated/openapi.ts', import.meta.url), banner + types);
