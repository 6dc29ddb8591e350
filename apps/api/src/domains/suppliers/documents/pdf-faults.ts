import { createInflate, constants } from 'node:zlib';
import type { DocumentFault } from '@partshop/api-client/contract';

type PdfFault = Extract<DocumentFault, 'broken' | 'encrypted' | 'active' | 'mixed' | 'unpacks'>;

/** What a reader may run, open or send, and files within the file. Short names would be found by chance in packed data. */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|GoToE|SubmitForm|ImportData|XFA)(?![A-Za-z0-9_-])/;
const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9_-])/;
const END = '%%EOF';
/** Readers look for the end here. */
const TAIL_BYTES = 1024;
/** A scan of a page is some megabytes when it is unpacked. */
const MAX_UNPACKED = 128 * 1024 * 1024;
/** A name may be cut by the border of two parts. */
const OVERLAP = 64;

/** Names may be written with codes: `/J#61vaScript`. */
const plainNames = (text: string): string =>
  text.includes('#')
    ? text.replaceAll(/#([0-9a-f]{2})/gi, (_whole, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    : text;

const faultOfText = (text: string): Extract<PdfFault, 'encrypted' | 'active'> | undefined => {
  const plain = plainNames(text);
  if (ENCRYPTED.test(plain)) return 'encrypted';
  return ACTIVE.test(plain) ? 'active' : undefined;
};

/**
 * What is wrong with a PDF file: cut, encrypted, with something that a reader would run, followed by another file, or unpacking to too
 * much. Reads it without trusting its structure: every name of the file and of everything that is packed in it.
 */
export async function findPdfFault(file: Buffer): Promise<PdfFault | undefined> {
  const text = file.toString('latin1');
  if (!/^%PDF-(?:1\.[0-7]|2\.0)[\r\n \t]/.test(text)) return 'broken';
  const end = text.lastIndexOf(END);
  if (end === -1 || !text.includes('startxref')) return 'broken';
  if (/[^\s\0]/.test(text.slice(end + END.length)) || hasArchive(text)) return 'mixed';
  if (text.length - end > TAIL_BYTES) return 'broken';
  return faultOfText(text) ?? (await findPackedFault(file, text));
}

/** The end of a zip archive, which unpackers look for at the end of any file. */
export const hasArchive = (text: string): boolean => text.includes('PK\x05\x06') && text.includes('PK\x01\x02');

const FLATE = /\/Filter\s*(?:\[\s*\/FlateDecode\s*\]|\/FlateDecode\b)/;

/** Whether a stream holds objects that are packed in a way that is not read here. */
const hidesObjects = (dictionary: string): boolean =>
  dictionary.includes('/ObjStm') &&
  dictionary.includes('/Filter') &&
  (!FLATE.test(dictionary) || dictionary.includes('/DecodeParms'));

/** Of the longest dictionary of a stream. */
const DICTIONARY_LENGTH = 4096;

async function findPackedFault(file: Buffer, text: string): Promise<PdfFault | undefined> {
  let unpacked = 0;
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const before = text.slice(Math.max(0, index - DICTIONARY_LENGTH), index);
    if (hidesObjects(plainNames(before.slice(Math.max(0, before.lastIndexOf(' obj')))))) return 'active';
    const start = index + word.length;
    // A first byte of zlib: anything else is not packed by it.
    if (((file[start] ?? 0) & 0x0f) !== 8) continue;
    const found = await readPacked(file.subarray(start), MAX_UNPACKED - unpacked);
    if (found.fault) return found.fault;
    unpacked += found.size;
  }
  return undefined;
}

/** Unpacks part by part, and keeps none: what a file unpacks to may be a thousand times as large. */
async function readPacked(packed: Buffer, most: number): Promise<{ size: number; fault: PdfFault | undefined }> {
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
  // The end of the file comes after the stream's own end; a broken stream ends the reading.
  inflate.end(packed);
  let size = 0;
  let before = '';
  try {
    for await (const part of inflate as AsyncIterable<Buffer>) {
      size += part.byteLength;
      if (size > most) return { size, fault: 'unpacks' };
      const text = before + part.toString('latin1');
      const fault = faultOfText(text);
      if (fault) return { size, fault };
      before = text.slice(-OVERLAP);
    }
  } catch {
    // Not packed by Flate, or cut: there is no more to read.
  } finally {
    inflate.destroy();
  }
  return { size, fault: undefined };
}
