import { MAX_DOCUMENT_BYTES, type DocumentFault } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { jpegFile, packed, pdfOf, pngFile, ZIP_END } from '../../../testing/document-files.ts';
import { checkDocument, DocumentRefused } from './check-document.ts';

const JS = '<< /S /JavaScript /JS (app.alert(1)) >>';
const object = (content: string) => `3 0 obj\n${content}\nendobj\n`;
const plainPdf = pdfOf();
const [jpeg, png] = [await jpegFile(), await pngFile()];

/** Claims 60,000 by 60,000 pixels in the header that follows the signature. */
function bombPng(): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  return bomb;
}

const check = async (bytes: Buffer, name: string, declared = '') => {
  try {
    return { taken: (await checkDocument({ name, declared, bytes })).type };
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error;
    return { refused: error.fault };
  }
};

type Case = [what: string, fault: DocumentFault, bytes: Buffer, name?: string, declared?: string];

describe('a hostile file is refused with its reason:', () => {
  test.each<Case>([
    ['another kind of file under a right name', 'unknown', Buffer.from('Just a text of somebody.')],
    ['a PDF and an archive in one', 'mixed', Buffer.concat([plainPdf, ZIP_END])],
    ['a PDF with an archive inside', 'mixed', pdfOf(ZIP_END)],
    ['a PDF followed by a page', 'mixed', Buffer.concat([plainPdf, Buffer.from('<html><script>1</script></html>')])],
    ['a picture and an archive in one', 'mixed', Buffer.concat([jpeg, ZIP_END]), 'a.jpg'],
    ['a picture followed by a page', 'mixed', Buffer.concat([png, Buffer.from('<html><body>')]), 'a.png'],
    ['a picture followed by a PDF', 'mixed', Buffer.concat([jpeg, plainPdf]), 'a.jpg'],
    ['a cut PDF', 'broken', plainPdf.subarray(0, 90)],
    ['a cut JPEG', 'broken', jpeg.subarray(0, Math.floor(jpeg.byteLength / 2)), 'a.jpg'],
    ['a cut PNG', 'broken', png.subarray(0, Math.floor(png.byteLength / 2)), 'a.png'],
    ['the beginning of a PNG alone', 'broken', png.subarray(0, 8), 'a.png'],
    ['an encrypted PDF', 'encrypted', pdfOf('trailer\n<< /Encrypt 4 0 R >>\n')],
    ['an encrypted PDF that hides it', 'encrypted', pdfOf('trailer\n<< /Enc#72ypt 4 0 R >>\n')],
    ['a PDF with JavaScript', 'active', pdfOf(object(JS))],
    ['a PDF that spells JavaScript with codes', 'active', pdfOf(object(JS.replace('/JavaScript', '/J#61va#53cript')))],
    ['a PDF with JavaScript in a packed object', 'active', pdfOf(packed('/Type /ObjStm /N 1 /First 4', `3 0 ${JS}`))],
    ['a PDF with JavaScript after much else', 'active', pdfOf(packed('/N 1', `${' '.repeat(300_000)}${JS}`))],
    [
      'a PDF whose objects are packed otherwise',
      'active',
      pdfOf('5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode >>\nstream\n2F4A53>\nendstream\nendobj\n'),
    ],
    ['a PDF with a file inside', 'active', pdfOf(object('<< /Names << /EmbeddedFiles 7 0 R >> >>'))],
    ['a PDF that starts a program', 'active', pdfOf(object('<< /S /Launch /F (cmd.exe) >>'))],
    ['a PDF that sends a form', 'active', pdfOf(object('<< /S /SubmitForm /F (http://a.test) >>'))],
    [
      'a PDF that unpacks to a thousand times as much',
      'unpacks',
      pdfOf(packed('/N 1', Buffer.alloc(130 * 1024 * 1024))),
    ],
    ['a picture with billions of pixels', 'pixels', bombPng(), 'a.png'],
    ['an empty file', 'empty', Buffer.alloc(0)],
    ['too large a file', 'large', Buffer.alloc(MAX_DOCUMENT_BYTES + 1)],
    ['an archive under another name', 'archive', Buffer.concat([Buffer.from('PK\x03\x04'), ZIP_END])],
    ['an office file with macros under another name', 'archive', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
    ['a drawing with a script', 'markup', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page with a script', 'markup', Buffer.from('\uFEFF \n<!DOCTYPE html><script>1</script>')],
    ['a program of Windows', 'program', Buffer.from('MZ\x90\x00')],
    ['a program of Linux', 'program', Buffer.from('\x7FELF\x02')],
    ['a script', 'program', Buffer.from('#!/bin/sh\nrm -rf /')],
    ['a name with parts of a path', 'name', plainPdf, '../../etc/a.pdf'],
    ['a name with parts of a path of Windows', 'name', plainPdf, '..\\a.pdf'],
    ['a name with a control character', 'name', plainPdf, 'a\r\nb.pdf'],
    ['a name that turns its direction', 'name', plainPdf, 'exe\u202Efdp.pdf'],
    ['a name with an invisible character', 'name', plainPdf, 'a\u200Bb.pdf'],
    ['a name without anything before its dot', 'name', plainPdf, '.pdf'],
    ['too long a name', 'name', plainPdf, `${'я'.repeat(200)}.pdf`],
    ['a program’s name before the last dot', 'extension', plainPdf, 'contract.exe.pdf'],
    ['a program’s name after the right one', 'extension', plainPdf, 'contract.pdf.js'],
    ['a picture that is named a PDF', 'extension', jpeg, 'a.pdf'],
    ['a name without a type', 'extension', plainPdf, 'contract'],
    ['a PDF that is declared a picture', 'declared', plainPdf, 'a.pdf', 'image/png'],
    ['a PDF that is declared a page', 'declared', plainPdf, 'a.pdf', 'text/html; charset=utf-8'],
  ])('%s', async (_what, fault, bytes, name = 'a.pdf', declared = '') => {
    expect(await check(bytes, name, declared)).toEqual({ refused: fault });
  });
});

describe('a document is taken:', () => {
  test.each<[string, string, Buffer, string, string?]>([
    ['a PDF', 'application/pdf', plainPdf, 'Устав ООО «Ромашка», 2026.v2.pdf', 'application/pdf'],
    ['a PDF of a sender who knows no types', 'application/pdf', plainPdf, 'A.PDF', 'application/octet-stream'],
    ['a PDF with packed pages', 'application/pdf', pdfOf(packed('/N 1', 'BT (JavaScript) Tj ET')), 'a.pdf'],
    ['a JPEG', 'image/jpeg', jpeg, 'скан.jpeg', 'image/jpeg'],
    ['a PNG', 'image/png', png, 'a.png'],
  ])('%s', async (_what, type, bytes, name, declared) => {
    expect(await check(bytes, name, declared)).toEqual({ taken: type });
  });

  test('a picture is drawn anew, without what its sender’s camera wrote', async () => {
    expect(jpeg.includes('SecretCamera')).toBe(true);
    const { bytes } = await checkDocument({ name: 'a.jpg', declared: '', bytes: jpeg });
    expect(bytes.includes('SecretCamera')).toBe(false);
    expect(bytes.equals(jpeg)).toBe(false);
  });
});
