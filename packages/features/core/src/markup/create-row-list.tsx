import { createElement, memo, useContext, type ComponentType, type ReactElement } from 'react';
import { renderMarkup } from '#render-markup';
import { PartsContext } from './page-parts.ts';
import { Templates, type PlainProps } from './templates.ts';

type RowListProps<Props extends PlainProps, Common extends keyof Props> = {
  /** The element that holds the rows: `tbody`, `ul`. */
  as: 'tbody' | 'ul' | 'ol' | 'div';
  /** Null: the rows that the document brought stay as they are, and their data did not come with it. */
  rows: readonly (Omit<Props, Common> & { key: string })[] | null;
  className?: string;
} & ([Common] extends [never]
  ? { common?: undefined }
  : {
      /** What every row of the list has, such as its labels: part of the template, and not of each row. */
      common: Pick<Props, Common>;
    });

/** React leaves what is inside as it came. */
const AS_IT_CAME = { __html: '' };

/**
 * A list of rows that costs the server a copying of bytes, and the browser nothing until the rows change.
 *
 * An author writes an ordinary component of plain elements without state, context or styled parts. On the server it is
 * rendered once a *shape* (which texts are there, which flags are set) with marks in place of its texts; rows are then
 * written from the pieces, escaped as React escapes. The browser leaves the rows of a document alone while their data is not
 * there (`rows` is null), and renders them by the same component afterwards: those whose props changed.
 * `text` names the props that are only ever shown or put into attributes; every other prop decides the shape and
 * has to have few values. What is the same in every row, such as labels, is given once as `common`. A test holds the markup
 * equal to React's: see `templates.test.tsx` for the way.
 */
export function createRowList<Props extends PlainProps, Common extends keyof Props & string = never>(
  Row: ComponentType<Props>,
  text: readonly Exclude<keyof Props & string, Common>[],
) {
  const KeptRow = memo(Row) as unknown as ComponentType<Props>;
  const templates = new Templates<Props>((props) => renderMarkup?.(createElement(Row, props)) ?? '', text);

  function RowList({ as, rows, common, className }: RowListProps<Props, Common>): ReactElement {
    const parts = useContext(PartsContext);
    if (rows === null) {
      const kept = { key: 'document', className, suppressHydrationWarning: true, dangerouslySetInnerHTML: AS_IT_CAME };
      return createElement(as, kept);
    }
    const write = parts && templates.writerOf(rows as unknown as Props[], common as Partial<Props> | undefined);
    // oxlint-disable-next-line react/no-danger -- a token; what takes its place is escaped as React escapes
    if (write) return createElement(as, { className, dangerouslySetInnerHTML: { __html: parts.place(write) } });
    return createElement(
      as,
      { key: 'rows', className },
      rows.map((row) => <KeptRow {...(common as Props | undefined)} {...(row as unknown as Props)} key={row.key} />),
    );
  }
  return { RowList, templates };
}
