import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { isolate, useHref, useLocale, useQuery, useTexts } from '@partshop/features/core';
import { readId } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Button, EmptyState, Link, PageHeading, TextField } from '@partshop/ui';
import { findPoints, groupByCity } from './point-groups.ts';
import { messages } from './points.messages.ts';
import { retailPoints } from './points.loadable.ts';
import { SHOPS_QUERY } from './points.query.ts';
import { Page } from './points.styles.ts';
import { PointsWithMap } from './PointsWithMap.tsx';

const MAX_SEARCH_LENGTH = 100;
const NONE: readonly never[] = [];

/** /retails: every pick-up point by city, in a list and on a map. */
export function ShopsScreen() {
  const t = useTexts(messages);
  const query = useQuery(SHOPS_QUERY);
  const text = (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const known = useSelector(retailPoints.select);
  const all = 'data' in known ? (known.data ?? NONE) : NONE;
  const groups = useMemo(() => groupByCity(text === '' ? all : findPoints(all, text)), [all, text]);
  const pathOf = (id: number | null) => {
    const chosen = new URLSearchParams();
    if (text !== '') chosen.set('q', text);
    if (id !== null) chosen.set('point', String(id));
    return chosen.size === 0 ? paths.shops.to() : `${paths.shops.to()}?${chosen}`;
  };
  if (all.length === 0) return <EmptyState headingAs="h1" title={t('none')} />;
  return (
    <Page data-ui="Shops">
      <PageHeading
        title={t('shops')}
        description={t('count', { points: all.length, cities: groupByCity(all).length })}
      />
      <FindPoints text={text} />
      {groups.length === 0 ? (
        <NothingFound text={text} />
      ) : (
        <PointsWithMap groups={groups} chosenId={readId(query.get('point') ?? '')} pathOf={pathOf} withCities />
      )}
    </Page>
  );
}

function FindPoints({ text }: { text: string }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <search aria-label={t('search')}>
      <form method="get" action={href(paths.shops.to())} className="find" key={text}>
        <TextField
          name="q"
          label={t('search')}
          defaultValue={text}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="address-level2"
        />
        <Button type="submit">{t('find')}</Button>
        {text === '' ? null : (
          <Link className="ps-touch" href={href(paths.shops.to())}>
            {t('showAll')}
          </Link>
        )}
      </form>
    </search>
  );
}

function NothingFound({ text }: { text: string }) {
  const t = useTexts(messages);
  const locale = useLocale();
  return (
    <EmptyState headingAs="h2" title={t('nothing', { text: isolate(text, locale) })}>
      {t('nothingText')}
    </EmptyState>
  );
}
