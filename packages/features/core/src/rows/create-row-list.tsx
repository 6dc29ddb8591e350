import { createElement, memo, type ComponentType, type ReactElement } from 'react';
import { renderRow } from '#render-row';
import { RowTemplates, type RowProps } from './row-templates.ts';

const isServer = renderRow !== null && typeof document === 'undefined';

type RowListProps<Props extends RowProps, Common extends keyof Props> = {
  /** The element that holds the rows: `tbody`, `ul`. */
  as: 'tbody' | 'ul' | 'ol' | 'div';
  rows: readonly (Omit<Props, Common> & { key: string })[];
  className?: string;
} & ([Common] extends [never]
  ? { common?: undefined }
  : {
      /** What every row of the list has, such as its labels: part of the template, and not of each row. */
      common: Pick<Props, Common>;
    });

/**
 * A list of rows that costs the server a joining of strings and the browser what React costs.
 *
 * An author writes an ordinary component of plain elements without state, context or styled parts. On the server it is
 * rendered once a *shape* (which texts are there, which flags are set) with marks in place of its texts; rows are then
 * joined from the pieces, escaped as React escapes. The browser hydrates the same markup by the same component, and renders
 * again only rows whose props changed.
 * `text` names the props that are only ever shown or put into attributes; every other prop decides the shape and
 * has to have few values. What is the same in every row, such as labels, is given once as `common`. A test holds the joined markup equal to React's: see `rows.test.tsx` for the way.
 */
export function createRowList<Props extends RowProps, Common extends keyof Props & string = never>(
  Row: ComponentType<Props>,
  text: readonly Exclude<keyof Props & string, Common>[],
) {
  const KeptRow = memo(Row) as unknown as ComponentType<Props>;
  const templates = new RowTemplates<Props>((props) => renderRow?.(createElement(Row, props)) ?? '', text);

  function RowList({ as, rows, common, className }: RowListProps<Props, Common>): ReactElement {
    const markup = isServer ? templates.join(rows as unknown as Props[], common as Partial<Props> | undefined) : null;
    // oxlint-disable-next-line react/no-danger -- joined from React's own markup, the texts escaped as React escapes them
    if (markup !== null) return createElement(as, { className, dangerouslySetInnerHTML: { __html: markup } });
    return createElement(
      as,
      { className },
      rows.map((row) => <KeptRow {...(common as Props | undefined)} {...(row as unknown as Props)} key={row.key} />),
    );
  }
  return { RowList, templates };
}
