import type { ReactNode } from 'react';
import type { PriceUploadDetails } from '@partshop/api-client';
import { useLocale, useTexts } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Alert, DateTime, formatNumber } from '@partshop/ui';
import { TEXTS_OF } from './texts-of.ts';
import { messages } from './upload.messages.ts';

type ChangesPartProps = {
  upload: PriceUploadDetails;
  counts: readonly (readonly [name: string, count: number])[];
  /** How many things would change. */
  changes: number;
  children: ReactNode;
};

/** What a file would change: the counts, then tables of the first of each kind. */
export function ChangesPart({ upload, counts, changes, children }: ChangesPartProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { type, rowsRead, rowsRefused, repeated, sameAppliedAt } = upload;
  const all = [
    [t('rowsRead'), rowsRead],
    ...counts,
    [t('refusedRows'), rowsRefused],
    [t('repeated'), repeated],
  ] as const;
  const [before = '', after = ''] = t('same', { time: '\n' }).split('\n');
  return (
    <section className="part" aria-labelledby="changes-heading">
      <h3 id="changes-heading">{t('changesTitle')}</h3>
      {sameAppliedAt ? (
        <Alert tone="info">
          {before}
          <DateTime value={sameAppliedAt} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="dateTime" />
          {after}
        </Alert>
      ) : null}
      {changes === 0 && rowsRead > rowsRefused ? <p>{t(TEXTS_OF[type].nothing)}</p> : null}
      <dl className="counts">
        {all.map(([name, count]) => (
          <div key={name} data-none={count === 0 ? '' : undefined}>
            <dt>{name}</dt>
            <dd>{formatNumber({ value: count, locale: locale.format })}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

type ChangedRow = {
  /** Of the file; null for what it does not list. */
  row: number | null;
  key: string;
  /** The first names the row. */
  cells: readonly [ReactNode, ReactNode, ReactNode];
};
type ChangesTableProps = {
  title: string;
  heads: readonly [string, string, string];
  rows: readonly ChangedRow[];
  count: number;
};

/** The first rows that would change in one way. */
export function ChangesTable({ title, heads, rows, count }: ChangesTableProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  if (rows.length === 0) return null;
  return (
    <table className="offers">
      <caption>{title}</caption>
      <thead>
        <tr>
          {[t('row'), ...heads].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, key, cells: [name, second, third] }) => (
          <tr key={`${row ?? ''} ${key}`}>
            <td>{row === null ? '—' : formatNumber({ value: row, locale: locale.format })}</td>
            <th scope="row">{name}</th>
            <td>{second}</td>
            <td>{third}</td>
          </tr>
        ))}
      </tbody>
      {count > rows.length ? (
        <tfoot>
          <tr>
            <td colSpan={4}>{t('firstOf', { shown: rows.length, count })}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

/** A value before and after; once where it stays, or where there is no other. */
export function Change({ from, to }: { from: string | null; to: string | null }) {
  if (from === null || to === null || from === to) return to ?? from ?? '—';
  return (
    <span className="change">
      <del>{from}</del> <ins>{to}</ins>
    </span>
  );
}
