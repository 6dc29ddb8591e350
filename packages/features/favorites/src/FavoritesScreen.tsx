import { useSelector } from 'react-redux';
import { MAX_FAVORITES, type Favorites } from '@partshop/api-client';
import { nameOfCar, selectCurrentCar } from '@partshop/features/car-selector';
import { sharedMessages, useHref, useQuery, useTexts, type CoreState, useCurrency } from '@partshop/features/core';
import { selectList } from '@partshop/features/lists';
import { GoodCards } from '@partshop/features/search';
import { PartSearch, paths } from '@partshop/features/shared';
import { Alert, ButtonLink, EmptyState, Heart, PageHeading, Scale } from '@partshop/ui';
import { favorites } from './favorites.loadables.ts';
import { messages } from './favorites.messages.ts';
import { FAVORITES_QUERY } from './favorites.query.ts';
import { Page } from './favorites.styles.ts';
import { groupByCar, type CarGroup } from './group-by-car.ts';

/** /favorites: the wish list (O9), by the cars that its articles were chosen for. */
export function FavoritesScreen() {
  const t = useTexts(messages);
  const currency = useCurrency();
  const known = useSelector((state: CoreState) => favorites.select(state, { currency }));
  const car = useSelector(selectCurrentCar);
  const isFull = useQuery(FAVORITES_QUERY).get('full') !== null;
  const list = 'data' in known ? known.data : undefined;
  if (!list) return null;
  if (list.items.length === 0) return <NothingYet />;
  const groups = groupByCar(list, car?.engineId ?? null);
  const [first] = groups;
  return (
    <Page data-ui="Favorites">
      <PageHeading title={t('title')} description={t('count', { count: list.items.length })} aside={<CompareLink />} />
      {isFull ? <Alert tone="attention">{t('full', { count: MAX_FAVORITES })}</Alert> : null}
      {groups.length === 1 && first && !first.car ? (
        <GoodCards items={first.items} currency={list.currency.code} titleAs="h2" />
      ) : (
        groups.map((group, index) => (
          <Group key={group.car?.engineId ?? 0} group={group} list={list} isFirst={index === 0} />
        ))
      )}
    </Page>
  );
}

function Group({ group: { car, items }, list, isFirst }: { group: CarGroup; list: Favorites; isFirst: boolean }) {
  const t = useTexts(messages);
  const id = `car-${car?.engineId ?? 0}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{car ? t('forCar', { car: nameOfCar(car) }) : t('forNoCar')}</h2>
      <GoodCards items={items} currency={list.currency.code} titleAs="h3" isCityShown={isFirst} />
    </section>
  );
}

/** Leads to the comparison when something is in it. */
function CompareLink() {
  const t = useTexts(messages);
  const href = useHref();
  const count = useSelector((state: CoreState) => selectList(state, 'compare').length);
  if (count === 0) return null;
  return (
    <ButtonLink href={href(paths.compare.to())} icon={<Scale />}>
      {t('compare', { count })}
    </ButtonLink>
  );
}

function NothingYet() {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  return (
    <EmptyState
      headingAs="h1"
      title={t('emptyTitle')}
      icon={<Heart />}
      actions={
        <>
          <CompareLink />
          <ButtonLink href={href(paths.home.to())}>{shared('popular')}</ButtonLink>
        </>
      }
    >
      <p>{t('emptyText')}</p>
      <PartSearch size="large" />
    </EmptyState>
  );
}
