import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Parts of a PDF file between its start and its end; readers rebuild the table of objects that it lacks. */
export const pdfOf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from(
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n',
    ),
    ...objects.map((object) => (typeof object === 'string' ? Buffer.from(object, 'latin1') : object)),
    Buffer.from('trailer\n<< /Root 1 0 R /Size 9 >>\nstartxref\n0\n%%EOF\n'),
  ]);

/** An object whose stream is packed by Flate. */
export const packed = (dictionary: string, content: string | Buffer): Buffer => {
  const bytes = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`5 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${bytes.byteLength} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
};

const picture = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#c00000' } });
export const jpegFile = async (side = 400): Promise<Buffer> =>
  picture(side)
    .withExif({ IFD0: { Artist: 'SecretCamera' } })
    .jpeg()
    .toBuffer();
export const pngFile = async (side = 400): Promise<Buffer> => picture(side).png().toBuffer();

/** The directory and the end of a zip archive, as unpackers look for them. */
export const ZIP_END = Buffer.concat([
  Buffer.from('PK\x01\x02', 'latin1'),
  Buffer.alloc(42),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
]);
