import type { DOCUMENT_TYPES, DocumentFault } from '@partshop/api-client/contract';

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

const STARTS: readonly { type: DocumentType; bytes: readonly number[] }[] = [
  { type: 'application/pdf', bytes: [...Buffer.from('%PDF-')] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
];

const EXTENSIONS: Record<DocumentType, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
};

/** Files that people send by mistake or on purpose, by their first bytes. */
const OTHERS: readonly { fault: DocumentFault; starts: readonly string[] }[] = [
  // Windows, Linux, macOS (both orders of bytes and the universal one, which Java's classes share), scripts.
  {
    fault: 'program',
    starts: ['MZ', '\x7FELF', '\xCF\xFA\xED\xFE', '\xCE\xFA\xED\xFE', '\xFE\xED\xFA\xCE', '\xCA\xFE\xBA\xBE', '#!'],
  },
  // Zip, which office files are too; RAR, 7-Zip, gzip, xz, bzip2, old office files.
  { fault: 'archive', starts: ['PK', 'Rar!', '7z\xBC\xAF', '\x1F\x8B', '\xFD7zXZ', 'BZh', '\xD0\xCF\x11\xE0'] },
];

const MARKUP = /^(?:\xEF\xBB\xBF)?\s*<(?:[!?a-z])/i;

/** The type of a file by its first bytes, or why it is none that is taken. */
export function kindOf(file: Uint8Array): { type: DocumentType } | { fault: DocumentFault } {
  if (file.byteLength === 0) return { fault: 'empty' };
  const known = STARTS.find(({ bytes }) => bytes.every((byte, at) => file[at] === byte));
  if (known) return { type: known.type };
  const head = Buffer.from(file.subarray(0, 512)).toString('latin1');
  const other = OTHERS.find(({ starts }) => starts.some((start) => head.startsWith(start)));
  if (other) return { fault: other.fault };
  return { fault: MARKUP.test(head) ? 'markup' : 'unknown' };
}

/** Whether a name and a declared type say what the file is; browsers declare nothing, or `application/octet-stream`, where they do not know. */
export function findMismatch(
  type: DocumentType,
  { name, declared }: { name: string; declared: string },
): Extract<DocumentFault, 'extension' | 'declared'> | undefined {
  if (!EXTENSIONS[type].test(name)) return 'extension';
  const [plain = ''] = declared.toLowerCase().split(';', 1);
  return ['', 'application/octet-stream', 'image/jpg', type].includes(plain.trim()) && !isOtherJpeg(plain, type)
    ? undefined
    : 'declared';
}

/** An old name of JPEG. */
const isOtherJpeg = (declared: string, type: DocumentType): boolean =>
  declared.trim() === 'image/jpg' && type !== 'image/jpeg';
