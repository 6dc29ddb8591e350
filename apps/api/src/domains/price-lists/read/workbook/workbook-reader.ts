import type { SourceRow } from '../assemble-records.ts';
import { ImportError } from '../import-error.ts';
import type { FileFacts } from '../inspect-file.ts';
import type { PriceListReader } from '../price-list-reader.ts';
import { layoutOfRows, type LayoutOptions } from '../read-layout.ts';
import { openArchive, type Archive } from './archive.ts';
import { attributeOf, readXml } from './read-xml.ts';

/** More columns than any price list has. */
const MAX_COLUMNS = 200;
/** Texts that cells share, in UTF-16 units: they are held in memory while the sheet is read. */
const MAX_SHARED = 24 * 1024 * 1024;
const BATCH_ROWS = 500;
/** Rows that show the headings and the decimal sign. */
const FIRST_ROWS = 2050;

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const SHARED = 'xl/sharedStrings.xml';
const PROGRAMS = ['xl/vbaProject.bin', 'xl/vbaData.xml', 'xl/macrosheets/sheet1.xml'];

const refuse = (fault: 'broken' | 'macros' | 'wide' | 'unpacks') => new ImportError({ code: 'workbook', fault });

/**
 * Opens an XLSX workbook: its first visible sheet. Values are read as they were saved; formulas are never evaluated.
 *
 * @throws ImportError when the workbook cannot be read as a price list, or should not be
 */
export async function openWorkbook(
  file: string,
  { bytes, sha256 }: FileFacts,
  options: LayoutOptions,
): Promise<PriceListReader> {
  const archive = await openArchive(file, bytes);
  if (PROGRAMS.some(archive.has)) throw refuse('macros');
  if (!archive.has('[Content_Types].xml') || !archive.has(WORKBOOK)) {
    throw new ImportError({ code: 'foreign-format', format: 'zip' });
  }
  const sheet = await findSheet(archive);
  const shared = archive.has(SHARED) ? await readShared(archive) : [];

  const first: SourceRow[] = [];
  for await (const batch of readSheet(archive, sheet, shared)) {
    first.push(...batch);
    if (first.length >= FIRST_ROWS) break;
  }
  const layout = layoutOfRows(first, options);

  async function* rows({ onBytes, signal }: Parameters<PriceListReader['rows']>[0] = {}) {
    for await (const batch of readSheet(archive, sheet, shared, onBytes)) {
      signal?.throwIfAborted();
      yield batch.filter(({ row }) => row >= layout.firstRow);
    }
  }

  return { facts: { file, bytes, sha256, encoding: 'utf-8', layout, kind: options.kind ?? 'price' }, rows };
}

/** The entry of the first sheet that is not hidden. */
async function findSheet(archive: Archive): Promise<string> {
  let id: string | undefined;
  for await (const parts of readXml(archive.read(WORKBOOK))) {
    for (const part of parts) {
      if (part.kind !== 'open' || part.name !== 'sheet' || id !== undefined) continue;
      const state = attributeOf(part.attributes, 'state') ?? 'visible';
      if (state === 'visible') id = attributeOf(part.attributes, 'id');
    }
  }
  for await (const parts of readXml(archive.read(RELATIONS))) {
    for (const part of parts) {
      if (part.kind !== 'open' || part.name !== 'Relationship' || attributeOf(part.attributes, 'Id') !== id) continue;
      const target = attributeOf(part.attributes, 'Target') ?? '';
      const name = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      if (archive.has(name) && attributeOf(part.attributes, 'TargetMode') !== 'External') return name;
    }
  }
  throw refuse('broken');
}

async function readShared(archive: Archive): Promise<string[]> {
  const texts: string[] = [];
  let size = 0;
  let text = '';
  let isText = false;
  let phonetic = 0;
  for await (const parts of readXml(archive.read(SHARED))) {
    for (const part of parts) {
      if (part.kind === 'text') {
        if (isText && phonetic === 0) text += part.text;
        continue;
      }
      const isOpen = part.kind === 'open' && !part.isEmpty;
      if (part.name === 't') isText = isOpen;
      // How a text is pronounced, beside it.
      else if (part.name === 'rPh') phonetic += isOpen ? 1 : -1;
      else if (part.name === 'si' && !isOpen) {
        size += text.length;
        if (size > MAX_SHARED) throw refuse('unpacks');
        texts.push(text);
        text = '';
      }
    }
  }
  return texts;
}

/** The position of a cell's column, from 0: `BC12` gives 54. */
function columnOf(reference: string): number {
  let column = 0;
  for (const sign of reference) {
    const letter = (sign.codePointAt(0) ?? 0) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

/** A number as the cell shows it at most: prices are read in kopecks, and `0.1 + 0.2` is saved as 0.30000000000000004. */
function numberText(value: string): string {
  const number = Number(value);
  if (!Number.isFinite(number) || Number.isInteger(number)) return Number.isFinite(number) ? String(number) : value;
  return String(Math.round((number + Math.sign(number) * Number.EPSILON * Math.abs(number)) * 100) / 100);
}

async function* readSheet(
  archive: Archive,
  name: string,
  shared: readonly string[],
  onPacked?: (bytes: number) => void,
): AsyncGenerator<SourceRow[]> {
  let batch: SourceRow[] = [];
  let row = 0;
  let cells: string[] = [];
  let column = -1;
  let type = 'n';
  let value = '';
  let isValue = false;

  const shown = (): string => {
    if (type === 's') return shared[Number(value)] ?? '';
    if (type === 'n') return numberText(value);
    if (type === 'b') return value === '1' ? '+' : '-';
    return type === 'e' ? '' : value;
  };
  const endCell = () => {
    if (value !== '') {
      if (column >= MAX_COLUMNS) throw refuse('wide');
      while (cells.length < column) cells.push('');
      cells[column] = shown();
    }
    value = '';
  };

  for await (const parts of readXml(archive.read(name, onPacked))) {
    for (const part of parts) {
      if (part.kind === 'text') {
        if (isValue) value += part.text;
        continue;
      }
      const isOpen = part.kind === 'open';
      switch (part.name) {
        case 'row':
          if (isOpen) {
            row = Number(attributeOf(part.attributes, 'r') ?? row + 1);
            cells = [];
            column = -1;
          }
          if ((!isOpen || part.isEmpty) && cells.some((cell) => cell.trim() !== '')) batch.push({ row, cells });
          break;
        case 'c':
          if (isOpen) {
            const reference = attributeOf(part.attributes, 'r');
            column = reference === undefined ? column + 1 : columnOf(reference);
            type = attributeOf(part.attributes, 't') ?? 'n';
            value = '';
          }
          if (!isOpen || part.isEmpty) endCell();
          break;
        case 'v':
        case 't':
          isValue = isOpen && !part.isEmpty;
          break;
      }
    }
    if (batch.length >= BATCH_ROWS) {
      yield batch;
      batch = [];
    }
  }
  yield batch;
}
