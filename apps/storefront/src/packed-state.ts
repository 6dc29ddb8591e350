/**
 * State for the document: a list of like objects travels as its names once and its rows of values, since a hundred offers
 * would otherwise say every name a hundred times. `unpack(JSON.parse(JSON.stringify(pack(state))))` is the state again.
 */
const MARK = '~names';
const LEAST_ROWS = 8;

type Plain = Record<string, unknown>;

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the first object, where every other has the same in the same order. */
function namesOf(list: readonly unknown[]): string[] | null {
  const [first] = list;
  if (list.length < LEAST_ROWS || !isObject(first)) return null;
  const names = Object.keys(first);
  const isLike = (item: unknown): boolean => {
    if (!isObject(item)) return false;
    let index = 0;
    for (const name in item) if (name !== names[index++]) return false;
    return index === names.length;
  };
  return list.every(isLike) ? names : null;
}

export function pack(value: unknown): unknown {
  if (Array.isArray(value)) {
    const names = namesOf(value);
    if (!names) return value.map(pack);
    return { [MARK]: names, rows: (value as Plain[]).map((item) => names.map((name) => packField(item[name]))) };
  }
  if (!isObject(value)) return value;
  // Without a prototype even `__proto__` is a name like any other.
  const packed = Object.create(null) as Plain;
  for (const name in value) packed[name] = packField(value[name]);
  // A state that has the mark itself is wrapped, so that it comes back as it was.
  return MARK in value ? { [MARK]: null, rows: packed } : packed;
}

/** Most fields are plain: they are left as they are without a call. */
const packField = (value: unknown): unknown => (typeof value === 'object' && value !== null ? pack(value) : value);

export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (!isObject(value)) return value;
  if (!(MARK in value)) return unpackFields(value);
  const names = value[MARK] as string[] | null;
  if (names === null) return unpackFields(value['rows'] as Plain);
  return (value['rows'] as unknown[][]).map((row) =>
    Object.fromEntries(names.map((name, index) => [name, unpack(row[index])])),
  );
}

const unpackFields = (value: Plain): Plain =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, unpack(field)]));
