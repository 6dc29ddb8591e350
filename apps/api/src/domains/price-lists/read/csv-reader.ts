import { createReadStream } from 'node:fs';

import { createRecordAssembler, type SourceRow } from './assemble-records.ts';
import { DELIMITERS } from './delimiters.ts';
import type { FileFacts } from './inspect-file.ts';
import type { PriceListReader } from './price-list-reader.ts';
import { readLayout, type LayoutOptions } from './read-layout.ts';
import { createLineSplitter } from './split-lines.ts';

const CHUNK_BYTES = 64 * 1024;

const isEmpty = (row: SourceRow) => !row.broken && row.cells.every((cell) => cell.trim() === '');

/**
 * Opens a CSV file. Records are assembled by our own modules: CSV libraries read the rest of the file as one cell after
 * an unclosed quote; here it costs the seller one row.
 */
export async function openCsv(
  file: string,
  { head, bytes, sha256, encoding }: FileFacts,
  options: LayoutOptions,
): Promise<PriceListReader> {
  const isWhole = bytes <= head.length;
  const layout = readLayout(new TextDecoder(encoding).decode(head, { stream: !isWhole }), isWhole, options);

  async function* rows({ onBytes, signal }: Parameters<PriceListReader['rows']>[0] = {}) {
    const decoder = new TextDecoder(encoding);
    const splitter = createLineSplitter(layout.lineEnding);
    const assembler = createRecordAssembler(layout.delimiter ?? DELIMITERS[0], layout.headings.length);
    let lineNumber = 0;
    let bytesRead = 0;
    let batch: SourceRow[] = [];

    const addLines = (lines: ReturnType<typeof splitter.push>) => {
      for (const line of lines) {
        lineNumber += 1;
        if (lineNumber >= layout.firstRow) assembler.add(line, lineNumber, batch);
      }
    };
    const takeBatch = () => {
      const finished = batch.filter((row) => !isEmpty(row));
      batch = [];
      return finished;
    };

    const stream = createReadStream(file, { highWaterMark: CHUNK_BYTES, ...(signal && { signal }) });
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      addLines(splitter.push(decoder.decode(chunk, { stream: true })));
      bytesRead += chunk.length;
      onBytes?.(bytesRead);
      yield takeBatch();
    }
    addLines(splitter.push(decoder.decode()));
    addLines(splitter.end());
    assembler.end(batch);
    yield takeBatch();
  }

  return { facts: { file, bytes, sha256, encoding, layout, kind: options.kind ?? 'price' }, rows };
}
