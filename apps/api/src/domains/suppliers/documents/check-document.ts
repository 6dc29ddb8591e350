import { MAX_DOCUMENT_BYTES, type DocumentFault } from '@partshop/api-client/contract';
import { isPixelLimit, longerSide, openPicture } from '../../pictures/index.ts';
import { findMismatch, kindOf, type DocumentType } from './document-kind.rules.ts';
import { findNameFault } from './document-name.rules.ts';
import { findPdfFault, hasArchive } from './pdf-faults.ts';

export type SentFile = { name: string; declared: string; bytes: Buffer };
export type CheckedDocument = { type: DocumentType; bytes: Buffer };

/** Why a file is not taken. */
export class DocumentRefused extends Error {
  readonly fault: DocumentFault;

  constructor(fault: DocumentFault) {
    super(fault);
    this.name = 'DocumentRefused';
    this.fault = fault;
  }
}

/** A page of A4 that was scanned with 600 dots an inch is 7,016 pixels high. */
const MAX_SIDE = 10_000;

/**
 * Checks a file by what it holds, never by its name alone; throws `DocumentRefused`. A picture is drawn anew, without the place and
 * anything else that was hidden in it; a PDF file stays as it is.
 */
export async function checkDocument({ name, declared, bytes }: SentFile): Promise<CheckedDocument> {
  if (bytes.byteLength > MAX_DOCUMENT_BYTES) throw new DocumentRefused('large');
  const fault = findNameFault(name);
  if (fault) throw new DocumentRefused(fault);
  const kind = kindOf(bytes);
  if ('fault' in kind) throw new DocumentRefused(kind.fault);
  const { type } = kind;
  const mismatch = findMismatch(type, { name, declared });
  if (mismatch) throw new DocumentRefused(mismatch);
  if (type !== 'application/pdf') return { type, bytes: await redraw(bytes, type) };
  const inPdf = await findPdfFault(bytes);
  if (inPdf) throw new DocumentRefused(inPdf);
  return { type, bytes };
}

/** What another program would find in a picture. */
const OTHER_CONTENT = /%PDF-\d|<script\b|<!doctype\s+html|<html\b|<svg\s|<\?php/i;

async function redraw(bytes: Buffer, type: Exclude<DocumentType, 'application/pdf'>): Promise<Buffer> {
  const text = bytes.toString('latin1');
  if (hasArchive(text) || OTHER_CONTENT.test(text)) throw new DocumentRefused('mixed');
  try {
    const picture = openPicture(bytes);
    if (longerSide(await picture.metadata()) > MAX_SIDE) throw new DocumentRefused('pixels');
    const upright = picture.autoOrient().toColourspace('srgb');
    return await (type === 'image/png' ? upright.png() : upright.jpeg({ quality: 90 })).toBuffer();
  } catch (error) {
    if (error instanceof DocumentRefused) throw error;
    throw new DocumentRefused(isPixelLimit(error) ? 'pixels' : 'broken');
  }
}
