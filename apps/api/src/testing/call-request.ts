import type { calls } from '@partshop/api-client/contract';
import type { z } from 'zod';
import { VALID_FIELDS } from './valid-fields.ts';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

type AnyCall = (typeof calls)[keyof typeof calls];
type Shape = Record<string, z.ZodType>;
type CallInput = {
  query?: { shape: Shape };
  params?: { shape: Shape };
  body?: { content: Partial<Record<string, { schema: z.ZodType }>> };
};

/** The input of a call: the fields of its query and of its body, and the body's type. */
export function inputOf(call: AnyCall) {
  const { query, body } = call.request as CallInput;
  const [type = JSON_TYPE] = Object.keys(body?.content ?? {});
  const schema = body?.content[type]?.schema;
  const fields = schema !== undefined && 'shape' in schema ? Object.keys(schema.shape as Shape) : [];
  return { query: query?.shape ?? {}, hasBody: body !== undefined, fields, type, isForm: type === FORM };
}

/** The required query parameters, as a query string. */
export function requiredQuery(call: AnyCall): string {
  const required = Object.entries(inputOf(call).query).filter(([, schema]) => !schema.safeParse(undefined).success);
  return formOf(Object.fromEntries(required.map(([name]) => [name, VALID_FIELDS[name]])));
}

/** Valid values for the fields of a body. */
export const validBody = (call: AnyCall): Record<string, unknown> =>
  Object.fromEntries(inputOf(call).fields.map((name) => [name, VALID_FIELDS[name]]));

/** Encodes a body in the call's type. */
export const writeBody = (call: AnyCall, members: object): string =>
  inputOf(call).isForm ? formOf(members) : JSON.stringify(members);

const formOf = (members: object): string =>
  new URLSearchParams(Object.entries(members).map(([name, value]) => [name, String(value)])).toString();
