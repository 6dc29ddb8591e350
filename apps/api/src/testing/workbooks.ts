import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = {
  name: string;
  content: string | Buffer;
  /** What the archive says of it, where that is not true. */
  claims?: { unpacked?: number; flags?: number; mode?: number; nameInside?: string };
};

/** A zip archive as an attacker may write it. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims = {} } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const inside = Buffer.from(claims.nameInside ?? name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04_03_4b_50, 0);
    head.writeUInt16LE(claims.flags ?? 0, 6);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crc32(bytes), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(claims.unpacked ?? bytes.length, 22);
    head.writeUInt16LE(inside.length, 26);
    parts.push(head, inside, packed);
    const line = Buffer.alloc(46);
    line.writeUInt32LE(0x02_01_4b_50, 0);
    line.writeUInt16LE(claims.flags ?? 0, 8);
    line.writeUInt16LE(8, 10);
    line.writeUInt32LE(crc32(bytes), 16);
    line.writeUInt32LE(packed.length, 20);
    line.writeUInt32LE(claims.unpacked ?? bytes.length, 24);
    line.writeUInt16LE(Buffer.byteLength(name), 28);
    line.writeUInt32LE(((claims.mode ?? 0) << 16) >>> 0, 38);
    line.writeUInt32LE(offset, 42);
    directory.push(line, Buffer.from(name));
    offset += head.length + inside.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The rows of a sheet whose cells are texts. */
export const sheetOf = (rows: readonly (readonly string[])[]): string =>
  `<worksheet><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell) => `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

/** What every workbook of one sheet has. */
export const workbookEntries = (sheet: string): ZipEntry[] => [
  { name: '[Content_Types].xml', content: '<Types/>' },
  {
    name: 'xl/workbook.xml',
    content: '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
  },
  { name: 'xl/worksheets/sheet1.xml', content: sheet },
];

const HEADINGS = ['Бренд', 'Артикул', 'Цена', 'Остаток'];
const GOOD = [HEADINGS, ['Mann', 'W712', '100,50', '5']];

/** The kinds of hostile files of S10 that have a refusal, by what they are; each with the fault of the upload that it must get. */
export function hostileFiles(): Record<string, { file: Buffer; fault: string }> {
  const whichAdds = (...more: ZipEntry[]) => zipOf([...workbookEntries(sheetOf(GOOD)), ...more]);
  const spaces = ' '.repeat(30 * 1024 * 1024);
  const whole = whichAdds();
  return {
    'a sheet packed 1,000 : 1': { file: zipOf(workbookEntries(`<worksheet>${spaces}</worksheet>`)), fault: 'unpacks' },
    'an archive in an archive': { file: zipOf([{ name: 'list.xlsx', content: whole }]), fault: 'foreign' },
    'a sheet of 10 GiB': {
      file: zipOf(
        workbookEntries(sheetOf(GOOD)).map((entry) =>
          entry.name.includes('sheet1') ? { ...entry, claims: { unpacked: 0xff_ff_ff_ff } } : entry,
        ),
      ),
      fault: 'unpacks',
    },
    'a sheet that unpacks to more than it says': {
      file: zipOf(
        workbookEntries(sheetOf(GOOD)).map((entry) =>
          entry.name.includes('sheet1') ? { ...entry, claims: { unpacked: 20 } } : entry,
        ),
      ),
      fault: 'unpacks',
    },
    '16,000 columns': {
      file: zipOf(workbookEntries(sheetOf([HEADINGS, Array.from({ length: 16_000 }, () => '1')]))),
      fault: 'wide',
    },
    'an entity bomb': {
      file: zipOf(
        workbookEntries(
          `<!DOCTYPE a [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "&a;&a;&a;&a;">]>${sheetOf(GOOD).replace('100,50', '&b;')}`,
        ),
      ),
      fault: 'broken',
    },
    'an entry outside of its folder': { file: whichAdds({ name: '../../evil.txt', content: 'x' }), fault: 'hostile' },
    'a symbolic link': {
      file: whichAdds({ name: 'xl/a', content: '/etc/passwd', claims: { mode: 0xa1_ff } }),
      fault: 'hostile',
    },
    'an encrypted entry': { file: whichAdds({ name: 'xl/b', content: 'x', claims: { flags: 1 } }), fault: 'encrypted' },
    'an encrypted workbook': { file: Buffer.from('d0cf11e0a1b11ae1'.padEnd(400, '0'), 'hex'), fault: 'foreign' },
    'a cut archive': { file: whole.subarray(0, Math.floor(whole.length / 2)), fault: 'broken' },
    'an entry twice': { file: whichAdds({ name: 'xl/workbook.xml', content: '<workbook/>' }), fault: 'broken' },
    'two names of one entry': {
      file: zipOf(
        workbookEntries(sheetOf(GOOD)).map((entry) =>
          entry.name.includes('sheet1') ? { ...entry, claims: { nameInside: 'xl/worksheets/sheetX.xml' } } : entry,
        ),
      ),
      fault: 'broken',
    },
    'another kind of file': { file: Buffer.from(`%PDF-1.7\n${'x'.repeat(100)}`), fault: 'foreign' },
    macros: { file: whichAdds({ name: 'xl/vbaProject.bin', content: 'x' }), fault: 'macros' },
  };
}
