import { ImportError } from '../import-error.ts';

/** A part of an XML text: a tag with its attributes as they are written, or the text between two tags. */
export type XmlPart =
  | { kind: 'open'; name: string; attributes: string; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** No tag or cell of a workbook is longer, in UTF-16 units: Excel's cells hold 32,767 characters. */
const MAX_PART = 512 * 1024;

const broken = () => new ImportError({ code: 'workbook', fault: 'broken' });

/**
 * Reads XML as workbooks have it, part by part. What workbooks have no use for is refused: document types, which define entities, and
 * CDATA. Names are without their prefixes.
 */
export async function* readXml(bytes: AsyncIterable<Buffer>): AsyncGenerator<XmlPart[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (part?: Buffer) => {
    try {
      return part ? decoder.decode(part, { stream: true }) : decoder.decode();
    } catch {
      throw broken();
    }
  };
  let rest = '';
  for await (const part of bytes) {
    const { parts, left } = split(rest + decode(part));
    rest = left;
    if (rest.length > MAX_PART) throw broken();
    yield parts;
  }
  if ((rest + decode()).trim() !== '') throw broken();
}

/** The whole parts at the beginning of a text, and what is left of it. */
function split(text: string): { parts: XmlPart[]; left: string } {
  const parts: XmlPart[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('<', at);
    if (start === -1) break;
    const end = text.startsWith('<!--', start) ? endOfComment(text, start) : text.indexOf('>', start);
    if (end === -1) break;
    if (start > at) parts.push({ kind: 'text', text: decodeEntities(text.slice(at, start)) });
    addTag(text.slice(start + 1, end), parts);
    at = end + 1;
  }
  return { parts, left: text.slice(at) };
}

function endOfComment(text: string, start: number): number {
  const end = text.indexOf('-->', start + 4);
  return end === -1 ? -1 : end + 2;
}

function addTag(tag: string, parts: XmlPart[]): void {
  if (tag.startsWith('?') || tag.startsWith('!--')) return;
  if (tag.startsWith('!')) throw broken();
  if (tag.startsWith('/')) {
    parts.push({ kind: 'close', name: localName(tag.slice(1).trim()) });
    return;
  }
  const isEmpty = tag.endsWith('/');
  const inner = isEmpty ? tag.slice(0, -1) : tag;
  const space = inner.search(/\s/);
  const name = localName(space === -1 ? inner : inner.slice(0, space));
  parts.push({ kind: 'open', name, attributes: space === -1 ? '' : inner.slice(space), isEmpty });
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const pattern = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, pattern);
  return pattern;
}

/** The value of an attribute, without its prefix; undefined where there is none. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const found = patternOf(name).exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : decodeEntities(value);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (_whole, hex?: string, code?: string, name?: string) => {
      if (name !== undefined) {
        const sign = ENTITIES[name];
        if (sign === undefined) throw broken();
        return sign;
      }
      const point = hex === undefined ? Number(code) : Number.parseInt(hex, 16);
      return point > 0x10_ff_ff ? '\uFFFD' : String.fromCodePoint(point);
    },
  );
}
