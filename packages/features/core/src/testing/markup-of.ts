import type { PlainProps, Templates } from '../markup/templates.ts';
import { Utf8Writer } from '../markup/utf8-writer.ts';

/** What a server writes for these rows from kept markup, for a test that holds it equal to React's. */
export function markupOf<Props extends PlainProps>(
  templates: Templates<Props>,
  rows: readonly Partial<Props>[],
  common?: Partial<Props>,
): string {
  templates.writerOf(rows, common);
  templates.compileWaiting();
  const out = new Utf8Writer(new Uint8Array(16));
  const write = templates.writerOf(rows, common);
  if (!write) throw new Error('A shape could not be compiled.');
  write(out);
  return new TextDecoder().decode(out.written);
}
