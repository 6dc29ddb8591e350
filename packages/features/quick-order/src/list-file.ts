/** Files that hold a list; what spreadsheets call their own holds no text. */
export const LIST_FILES = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values';
/** A list of 500 lines is a tenth of it. */
export const MAX_LIST_BYTES = 512 * 1024;

/** The first bytes of an archive, which XLSX and ODS are, and of an XLS file. */
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Why a file holds no list that can be read. */
export type FileFault = 'file-large' | 'file-spreadsheet';

/** The text of a file: UTF-8, UTF-16 with its mark as Excel saves it, else the Cyrillic of Windows. */
export async function readListFile(file: File): Promise<{ text: string } | { fault: FileFault }> {
  if (file.size > MAX_LIST_BYTES) return { fault: 'file-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (SPREADSHEETS.some((start) => start.every((byte, at) => bytes[at] === byte))) return { fault: 'file-spreadsheet' };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder('windows-1251').decode(bytes) };
  }
}
