import type { PositionKind, PositionOrder, SoldPositions } from '@partshop/api-client';
import { useHref, useLocale, useTexts } from '@partshop/features/core';
import { Button, ChipLink, FileText, Link, Pagination, TextField } from '@partshop/ui';
import { PositionsTable } from './PositionsTable.tsx';
import { periodParams } from './sales.loadables.ts';
import { messages } from './sales.messages.ts';
import { periodPath, positionsParams, type PositionsChoice } from './sales-choice.ts';

/** The names of the kinds. */
export const KIND_NAMES = { all: 'all', idle: 'idle', out: 'out', returned: 'returnedKind' } as const satisfies Record<
  PositionKind,
  keyof typeof messages.texts
>;

export type PositionsPartProps = {
  label: string;
  path: string;
  usual: PositionOrder;
  columns: readonly PositionOrder[];
  choice: PositionsChoice;
  found: SoldPositions;
  daysPath?: (articleId: number) => string;
  linkText?: string;
};

/** The positions of a seller by their kinds, narrowed by a number, and as a file. */
export function PositionsPart({ found, ...part }: PositionsPartProps) {
  const t = useTexts(messages);
  const href = useHref();
  const { path, usual, choice } = part;
  const at = (values: Partial<PositionsChoice>) =>
    href(periodPath(path, choice.period, positionsParams({ ...choice, page: 1, ...values }, usual)));
  return (
    <div className="part">
      <nav aria-label={t('kinds')}>
        <ul className="chips">
          {found.kinds.map(({ kind, count }) => (
            <li key={kind}>
              <ChipLink href={at({ kind })} isCurrent={kind === choice.kind} aside={count}>
                {t(KIND_NAMES[kind])}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="find">
        <NumberForm {...part} />
        <TableFile {...part} />
      </div>
      {found.positions.length === 0 ? (
        <p className="muted">{t('noneOf')}</p>
      ) : (
        <PositionsTable {...part} positions={found.positions} />
      )}
      <Pagination
        label={t('pages')}
        page={choice.page}
        pageCount={Math.ceil(found.total / found.take)}
        hrefFor={(page) => at({ page })}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      />
    </div>
  );
}

type OfChoice = Pick<PositionsPartProps, 'path' | 'usual' | 'choice'>;

function NumberForm({ path, usual, choice }: OfChoice) {
  const t = useTexts(messages);
  const href = useHref();
  const kept = { ...choice.period, ...positionsParams({ ...choice, number: '', page: 1 }, usual) };
  return (
    <search aria-label={t('find')}>
      <form method="get" action={href(path)} className="filter" key={choice.number}>
        {Object.entries(kept).map(([name, value]) =>
          value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <TextField name="number" label={t('number')} defaultValue={choice.number} dir="ltr" autoComplete="off" />
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
      </form>
    </search>
  );
}

/** The positions of all pages as a file for a spreadsheet. */
function TableFile({ choice: { period, kind, order, direction, number } }: OfChoice) {
  const t = useTexts(messages);
  const { textLang } = useLocale();
  const asked = { ...periodParams(period), kind, order, direction, ...(number && { number }), lang: textLang };
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  return (
    <Link variant="standalone" href={`/services/seller/positions_csv?${query.toString()}`} download icon={<FileText />}>
      {t('csv')}
    </Link>
  );
}
