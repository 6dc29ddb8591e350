import type { ReactNode } from 'react';
import type { SearchAnswer } from '@partshop/api-client';
import { useHere, useHref, useTexts } from '@partshop/features/core';
import { openPath, paths, readMeaning } from '@partshop/features/shared';
import { Chip } from '@partshop/ui';
import { withoutFilters, writeListQuery, type ListChoice } from './list-choice.ts';
import { messages as resultsMessages } from './results.messages.ts';

type MeaningLineProps = {
  /** What was typed. */
  typed: string;
  /** The same, if the path spells it differently. */
  asked: string | null;
  /** Whether the page lists the makers of a number. */
  isNumber: boolean;
  choice: ListChoice;
  /** What the backend knows of the text; null if it failed to load. */
  tips: SearchAnswer | null;
};

/** How the search understood what was typed (F2), with a link to the other way, or to the pages of what it names; nothing without any. */
export function MeaningLine({ typed, asked, isNumber, choice, tips }: MeaningLineProps) {
  const t = useTexts(resultsMessages);
  const href = useHref();
  const { pathname } = useHere();
  const as = (isByName: boolean) => href(pathname) + writeListQuery({ ...withoutFilters(choice), isByName }, asked);
  const places = tips?.places ?? [];

  if (isNumber) return <Line label={t('asNumber')} links={[{ href: as(true), text: t('searchAsName') }]} />;
  if (choice.isByName) return <Line label={t('asName')} links={[{ href: as(false), text: t('searchAsNumber') }]} />;
  const meaning = readMeaning(typed, { parts: tips?.suggestions ?? [], places });
  if (meaning?.kind === 'vin' || meaning?.kind === 'frame') {
    const choose = href(openPath(paths.vinSearch.to(), paths.addCar.to()));
    return (
      <Line label={t(meaning.kind === 'vin' ? 'asVin' : 'asFrame')} links={[{ href: choose, text: t('chooseCar') }]}>
        {meaning.kind === 'vin' && meaning.isDoubtful ? t('doubtfulVin') : null}
      </Line>
    );
  }
  // There is no other way to read it, and nothing to lead to.
  if (places.length === 0) return null;
  const label = meaning?.kind === 'car' ? t('asCar') : meaning?.kind === 'category' ? t('asCategory') : t('asName');
  return <Line label={label} links={places.map(({ link, name }) => ({ href: href(link), text: name }))} />;
}

type LineProps = { label: string; links: { href: string; text: string }[]; children?: ReactNode };

function Line({ label, links, children }: LineProps) {
  const t = useTexts(resultsMessages);
  return (
    <p className="search-meaning">
      <span className="ps-hidden">{t('meantAs')} </span>
      <Chip>{label}</Chip>
      {links.map(({ href, text }) => (
        <a key={href} className="ps-touch" href={href}>
          <bdi>{text}</bdi>
        </a>
      ))}
      {children ? <span>{children}</span> : null}
    </p>
  );
}
