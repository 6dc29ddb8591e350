import type { ReactNode, Ref } from 'react';
import { useTexts } from '@partshop/features/core';
import { ArrowBack, Link, SearchX, Skeleton } from '@partshop/ui';
import { CityChips } from './CityChips.tsx';
import { CityRow } from './CityRow.tsx';
import { messages } from './city.messages.ts';
import { FailedPart } from './FailedPart.tsx';
import { LARGEST, type ListedBy } from './picker-request.ts';
import type { Follow } from './use-follow.ts';
import type { PickerData } from './use-picker-data.ts';

export type CityListingProps = {
  data: PickerData;
  headingRef: Ref<HTMLHeadingElement>;
  headingAs: 'h2' | 'h3';
  savingId: number | null;
  follow: Follow;
};

/** The requested cities, or what replaces them while they load or when they fail. */
export function CityListing({ data, headingRef, headingAs: Heading, savingId, follow }: CityListingProps) {
  const t = useTexts(messages);
  const { by } = data.request;
  const isNothing = by.kind === 'text' && data.list.status === 'loaded' && data.cities.length === 0;
  return (
    <section className="picker-section" aria-busy={data.list.status === 'loading'}>
      <header className="picker-head">
        <Heading ref={headingRef} tabIndex={-1}>
          {isNothing ? <SearchX /> : null}
          {isNothing ? t('nothing', { text: by.text }) : headingText(t, by)}
        </Heading>
        {by.kind === 'largest' ? null : (
          <Link variant="standalone" icon={<ArrowBack />} {...follow(LARGEST, 'list')}>
            {t('largest')}
          </Link>
        )}
      </header>
      {isNothing ? <p className="picker-note">{t('nothingText')}</p> : <Cities {...{ data, savingId, follow }} />}
    </section>
  );
}

function Cities({ data, savingId, follow }: Pick<CityListingProps, 'data' | 'savingId' | 'follow'>): ReactNode {
  const t = useTexts(messages);
  const { request, list, cities, currentId, shownId } = data;
  if (list.status === 'failed') return <FailedPart {...follow({ ...request }, 'list')}>{t('listFailed')}</FailedPart>;
  if (list.status !== 'loaded' && cities.length === 0) return <Skeleton lines={6} />;
  if (request.by.kind === 'largest') return <CityChips {...{ cities, currentId, savingId }} />;
  return (
    <ul className="city-rows">
      {cities.map((city) => {
        const { href, onClick } = follow({ ...request, pointsOf: city.id }, 'points');
        return (
          <CityRow
            key={city.id}
            city={city}
            isCurrent={city.id === currentId}
            isSaving={city.id === savingId}
            isShown={city.id === shownId}
            pointsHref={href}
            onPointsClick={onClick}
          />
        );
      })}
    </ul>
  );
}

type HeadingTexts = (name: 'largest' | 'nearest' | 'found', values?: { text: string }) => string;

function headingText(t: HeadingTexts, by: ListedBy): string {
  if (by.kind === 'text') return t('found', { text: by.text });
  return t(by.kind === 'place' ? 'nearest' : 'largest');
}
