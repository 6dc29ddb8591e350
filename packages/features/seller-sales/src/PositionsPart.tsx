import type { PositionKind, PositionOrder, SoldPositions } from '@partshop/api-client';
import { useHref, useLocale, useTexts } from '@partshop/features/core';
import { Button, ChipLink, FileText, Link, Pagination, TextField } from '@partshop/ui';
import { PositionsTable } from './PositionsTable.tsx';
import { periodParams } from './sales.loadables.ts';
import { messages } from './sales.messages.ts';
import { askedOf, periodPath, positionsParams, type PositionsChoice } from './sales-choice.ts';

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
  const { path, usual, choice } = part;
  const params = positionsParams({ ...choice, page: 1 }, usual);
  const at = (more: Record<string, string>) => periodPath(path, choice.period, { ...params, ...more });
  return (
    <div className="part">
      <KindLinks found={found} kind={choice.kind} at={at} />
      <div className="find">
        <NumberForm path={path} number={choice.number} kept={{ ...choice.period, ...params }} />
        <TableFiles choice={choice} />
      </div>
      {found.positions.length === 0 ? (
        <p className="muted">{t('noneOf')}</p>
      ) : (
        <PositionsTable {...part} positions={found.positions} />
      )}
      <PositionPages found={found} page={choice.page} at={at} />
    </div>
  );
}

/** The path of the page with other parameters; an empty one is none. */
type PathWith = (more: Record<string, string>) => string;

/** Links to the positions of each kind. */
export function KindLinks({ found, kind: current, at }: { found: SoldPositions; kind: PositionKind; at: PathWith }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <nav aria-label={t('kinds')}>
      <ul className="chips">
        {found.kinds.map(({ kind, count }) => (
          <li key={kind}>
            <ChipLink href={href(at({ kind: kind === 'all' ? '' : kind }))} isCurrent={kind === current} aside={count}>
              {t(KIND_NAMES[kind])}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function PositionPages({ found, page, at }: { found: SoldPositions; page: number; at: PathWith }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <Pagination
      label={t('pages')}
      page={page}
      pageCount={Math.ceil(found.total / found.take)}
      hrefFor={(to) => href(at({ page: to > 1 ? String(to) : '' }))}
      previousLabel={t('previous')}
      nextLabel={t('next')}
    />
  );
}

type NumberFormProps = { path: string; number: string; kept: Record<string, string> };

/** Finds positions by the beginning of a number. */
export function NumberForm({ path, number, kept }: NumberFormProps) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <search aria-label={t('find')}>
      <form method="get" action={href(path)} className="filter" key={number}>
        {Object.entries(kept).map(([name, value]) =>
          value === '' || name === 'number' ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <TextField name="number" label={t('number')} defaultValue={number} dir="ltr" autoComplete="off" />
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
      </form>
    </search>
  );
}

const FILES = { csv: 'csv', xlsx: 'xlsx' } as const satisfies Record<string, keyof typeof messages.texts>;

/** The positions of all pages as files for a spreadsheet; of all columns unless some are named. */
export function TableFiles({ choice, columns = '' }: { choice: PositionsChoice; columns?: string }) {
  const t = useTexts(messages);
  const { textLang } = useLocale();
  const asked = { ...periodParams(choice.period), ...askedOf(choice), ...(columns && { columns }), lang: textLang };
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  return (
    <div className="files">
      {Object.entries(FILES).map(([kind, text]) => (
        <Link
          key={kind}
          variant="standalone"
          href={`/services/seller/positions-table/${kind}?${query.toString()}`}
          download
          icon={<FileText />}
        >
          {t(text)}
        </Link>
      ))}
    </div>
  );
}
