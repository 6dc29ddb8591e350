import type { Transit } from '@partshop/api-client';
import { DataText, isolate, useHref, useLocale, useTexts } from '@partshop/features/core';
import { countText, SalesTable, type SalesColumn } from '@partshop/features/seller-sales';
import { paths } from '@partshop/features/shared';
import { ArticleName, Money } from '@partshop/ui';
import { dayText } from './days.ts';
import { useTableLooks, type TableLooks } from './table-looks.ts';
import { messages } from './transit.messages.ts';

type Column = SalesColumn<Transit>;

const dayColumn = (id: 'sentOn' | 'expectedOn', { t, locale }: TableLooks): Column => ({
  id,
  label: t(id),
  cell: (transit) => <span suppressHydrationWarning>{dayText(transit[id], locale)}</span>,
});

const articleColumn = ({ t }: TableLooks): Column => ({
  id: 'article',
  label: t('article'),
  cell: (transit) => <Article transit={transit} />,
});

const columnsOf = (looks: TableLooks): Column[] => [
  {
    id: 'order',
    label: looks.t('order'),
    cell: ({ orderNumber }) => isolate(orderNumber, looks.locale),
  },
  { id: 'pieces', label: looks.t('pieces'), cell: ({ pieces }) => countText(pieces, looks.locale) },
  { id: 'sum', label: looks.t('sum'), cell: ({ pieces, price }) => <Money {...looks.money(pieces * price)} /> },
  dayColumn('sentOn', looks),
  dayColumn('expectedOn', looks),
  { id: 'receivedOn', label: looks.t('receivedOn'), cell: (transit) => <Received transit={transit} /> },
  {
    id: 'faultyPieces',
    label: looks.t('faultyPieces'),
    cell: ({ faultyPieces }) => (faultyPieces === 0 ? '—' : countText(faultyPieces, looks.locale)),
  },
];

export type TransitsTableProps = {
  label: string;
  transits: readonly Transit[];
  /** Of one position, whose article the page names already. */
  isOfOne?: boolean;
};

/** Goods that a seller sent. */
export function TransitsTable({ label, transits, isOfOne = false }: TransitsTableProps) {
  const looks = useTableLooks();
  const columns = isOfOne ? columnsOf(looks) : [articleColumn(looks), ...columnsOf(looks)];
  return <SalesTable label={label} columns={columns} rows={transits} rowKey={keyOf} />;
}

const keyOf = ({ id }: Transit): number => id;

function Article({ transit: { catalogKey, catalogName, catalogFullNumber, clearNumber, productName } }: OfTransit) {
  const href = useHref();
  return (
    <span className="position-text">
      <a className="ps-touch" href={href(paths.price.to(catalogKey, clearNumber))}>
        <ArticleName maker={catalogName} number={catalogFullNumber} />
      </a>
      <DataText>{productName}</DataText>
    </span>
  );
}

type OfTransit = { transit: Transit };

/** When it came, and whether that was late. */
function Received({ transit: { receivedOn, isLate } }: OfTransit) {
  const t = useTexts(messages);
  const locale = useLocale();
  if (receivedOn === null) return isLate ? <span className="critical">{t('notYet')}</span> : '—';
  return (
    <>
      <span suppressHydrationWarning>{dayText(receivedOn, locale)}</span>
      {isLate ? <span className="muted"> {t('late')}</span> : null}
    </>
  );
}
