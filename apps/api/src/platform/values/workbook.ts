import { PassThrough, Readable } from 'node:stream';
import { WorkbookWriter } from '@cj-tech-master/excelts';

/** The media type of XLSX files. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows that are written before the thread serves others again. */
const AT_ONCE = 500;

/** Lets the thread serve others after some rows; call it with the index of each. */
export async function breatheAt(index: number): Promise<void> {
  if (index % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve));
}

/** An XLSX file, which is sent while it is written. `write` adds sheets and commits them. */
export function writeWorkbook(
  write: (book: WorkbookWriter) => Promise<void>,
  onFault: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const stream = new PassThrough();
  const book = new WorkbookWriter({ stream, useStyles: true });
  const whole = async () => {
    await write(book);
    await book.commit();
  };
  whole().catch((error: unknown) => {
    onFault(error);
    stream.destroy(error instanceof Error ? error : new Error('The table was not written.'));
  });
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}
