/** What the page shows of an OpenAPI document: only what a reader needs. */

export type Field = { name: string; type: string; isRequired: boolean; text: string };
export type Answer = { status: string; type: string; text: string };
export type Call = {
  method: string;
  path: string;
  summary: string;
  /** Who may call; null: everybody. */
  access: string | null;
  /** Calls per so many seconds; null: not limited. */
  limit: { tries: number; seconds: number } | null;
  parameters: Field[];
  body: Field[];
  answers: Answer[];
  /** A command line. */
  example: string;
};
export type Group = { tag: string; calls: Call[] };
export type Shape = { name: string; fields: Field[]; type: string };
export type Reference = { groups: Group[]; shapes: Shape[] };

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: (string | number | null)[];
  const?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  example?: string | number;
};
type Content = { content?: Record<string, { schema?: Schema }>; description?: string; $ref?: string };
type Operation = {
  tags?: string[];
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema; description?: string }[];
  requestBody?: Content;
  responses: Record<string, Content>;
  'x-access'?: string;
  'x-limit'?: { tries: number; seconds: number };
};
export type OpenApi = {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema>; responses?: Record<string, Content> };
};

const AGENTS = 'agents';

/** Calls by their tags, those for agents first, and the shapes that they refer to by name. */
export function readReference({ paths = {}, components = {} }: OpenApi): Reference {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags?.[0] ?? '',
      call: callOf(method, path, operation, components),
    })),
  );
  const byTag = Map.groupBy(calls, ({ tag }) => tag);
  const tags = [...byTag.keys()].toSorted((one, other) => Number(other === AGENTS) - Number(one === AGENTS));
  return {
    groups: tags.map((tag) => ({ tag, calls: (byTag.get(tag) ?? []).map(({ call }) => call) })),
    shapes: Object.entries(components.schemas ?? {}).map(([name, schema]) => ({
      name,
      fields: fieldsOf(schema),
      type: typeOf(schema),
    })),
  };
}

function callOf(
  method: string,
  path: string,
  operation: Operation,
  { schemas = {}, responses: shared = {} }: NonNullable<OpenApi['components']>,
): Call {
  const { summary = '', parameters = [], requestBody, responses } = operation;
  const schemaOf = ({ content = {} }: Content): Schema | undefined => Object.values(content)[0]?.schema;
  const body = requestBody && schemaOf(requestBody);
  const named = body?.$ref === undefined ? body : schemas[nameOf(body.$ref)];
  return {
    method: method.toUpperCase(),
    path,
    summary,
    access: operation['x-access'] ?? null,
    limit: operation['x-limit'] ?? null,
    parameters: parameters.map(({ name, required = false, schema, description = '' }) => ({
      name,
      type: typeOf(schema),
      isRequired: required,
      text: description,
    })),
    body: named ? fieldsOf(named) : [],
    answers: Object.entries(responses).map(([status, response]) => {
      const known = response.$ref === undefined ? response : (shared[nameOf(response.$ref)] ?? {});
      return { status, type: typeOf(schemaOf(known)), text: known.description ?? '' };
    }),
    example: exampleOf(method, path, parameters, body !== undefined),
  };
}

function exampleOf(
  method: string,
  path: string,
  parameters: NonNullable<Operation['parameters']>,
  hasBody: boolean,
): string {
  const valueOf = (name: string): string => {
    const { schema } = parameters.find((parameter) => parameter.name === name) ?? {};
    return encodeURIComponent(String(schema?.example ?? schema?.enum?.[0] ?? (schema?.type === 'string' ? name : 1)));
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}=${valueOf(name)}`);
  const address = query.length > 0 ? `${filled}?${query.join('&')}` : filled;
  const send = hasBody ? ` -H 'content-type: application/json' -d '{…}'` : '';
  return `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}'$SHOP${address}'${send}`;
}

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

function fieldsOf({ properties = {}, required = [], allOf = [] }: Schema): Field[] {
  const own = Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    isRequired: required.includes(name),
    text: schema.description ?? '',
  }));
  return [...allOf.flatMap(fieldsOf), ...own];
}

/** Of a schema as a programmer writes it: `PriceItem[]`, `string | null`, `'fits' | 'unknown'`. */
export function typeOf(schema: Schema | undefined): string {
  if (!schema) return '';
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.allOf) return schema.allOf.map(typeOf).filter(Boolean).join(' & ');
  if (schema.type === 'array') {
    const item = typeOf(schema.items);
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  return Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any');
}
