/** What the page shows of an OpenAPI document: only what a reader needs. */

export type Field = { name: string; type: string; isRequired: boolean; text: string };
export type Answer = { status: string; type: string; text: string };
export type Call = {
  method: string;
  path: string;
  summary: string;
  /** Who may call; null: everybody. */
  access: string | null;
  /** The scope of a seller's token that stands in place of a session; null: none does. */
  tokenScope: string | null;
  /** Calls per so many seconds; null: not limited. */
  limit: { tries: number; seconds: number } | null;
  parameters: Field[];
  body: Field[];
  answers: Answer[];
  /** A command line. */
  example: string;
};
export type Shape = { name: string; fields: Field[]; type: string };
/** The calls of one tag, with the shapes that they name and those that these name in turn. */
export type Group = { tag: string; calls: Call[]; shapes: Shape[] };
/** What a list of all calls says of one. */
export type CallSummary = Pick<Call, 'method' | 'path' | 'summary'>;
export type Contents = { tag: string; calls: CallSummary[] }[];

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
  'x-token-scope'?: string;
  'x-limit'?: { tries: number; seconds: number };
};
export type OpenApi = {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema>; responses?: Record<string, Content> };
};

const AGENTS = 'agents';

/** All calls by their tags, those for agents first. */
export function readContents({ paths = {} }: OpenApi): Contents {
  const byTag = Map.groupBy(operationsOf(paths), ({ tag }) => tag);
  const tags = [...byTag.keys()].toSorted((one, other) => Number(other === AGENTS) - Number(one === AGENTS));
  return tags.map((tag) => ({
    tag,
    calls: (byTag.get(tag) ?? []).map(({ method, path, operation: { summary = '' } }) => ({ method, path, summary })),
  }));
}

/** The calls of a tag; undefined if it has none. */
export function readGroup({ paths = {}, components = {} }: OpenApi, tag: string): Group | undefined {
  const operations = operationsOf(paths).filter((one) => one.tag === tag);
  if (operations.length === 0) return undefined;
  const { schemas = {} } = components;
  const named = namedIn(
    operations.map(({ operation }) => operation),
    components,
  );
  return {
    tag,
    calls: operations.map(({ method, path, operation }) => callOf(method, path, operation, components)),
    shapes: Object.entries(schemas)
      .filter(([name]) => named.has(name))
      .map(([name, schema]) => ({ name, fields: fieldsOf(schema), type: typeOf(schema) })),
  };
}

const operationsOf = (paths: NonNullable<OpenApi['paths']>) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
      tag: operation.tags?.[0] ?? '',
    })),
  );

/** Names of the shapes that `value` refers to, directly or through others. */
function namedIn(value: unknown, { schemas = {}, responses = {} }: NonNullable<OpenApi['components']>): Set<string> {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, member] of Object.entries(part)) {
      if (key !== '$ref' || typeof member !== 'string') visit(member);
      else if (member.includes('/responses/')) visit(responses[nameOf(member)]);
      else if (!names.has(nameOf(member))) {
        names.add(nameOf(member));
        visit(schemas[nameOf(member)]);
      }
    }
  };
  visit(value);
  return names;
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
    method,
    path,
    summary,
    access: operation['x-access'] ?? null,
    tokenScope: operation['x-token-scope'] ?? null,
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
  return `curl ${method === 'GET' ? '' : `-X ${method} `}'$SHOP${address}'${send}`;
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
