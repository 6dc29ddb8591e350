import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { deliveryCosts } from '@partshop/features/basket';
import {
  RETURN_PERIOD_DAYS,
  selectCurrency,
  useHref,
  useLocale,
  useQuery,
  useTexts,
  type CoreState,
} from '@partshop/features/core';
import { readId } from '@partshop/features/core/forms';
import { DeliveryCity, paths } from '@partshop/features/shared';
import { Badge, Link, PageHeading } from '@partshop/ui';
import { arrivals } from './delivery.loadables.ts';
import { groupByCity } from './point-groups.ts';
import { messages } from './points.messages.ts';
import { retailPoints } from './points.loadable.ts';
import { POINT_QUERY } from './points.query.ts';
import { Page } from './points.styles.ts';
import { PointsWithMap } from './PointsWithMap.tsx';
import { WaysList } from './WaysList.tsx';

const pathOf = (id: number | null) => (id === null ? paths.delivery.to() : `${paths.delivery.to()}?point=${id}`);

/** /deliveryinfo: the ways to the visitor's city, its pick-up points on a map, and when our lorries arrive. */
export function DeliveryScreen() {
  const t = useTexts(messages);
  const loadable = useSelector((state: CoreState) => deliveryCosts.select(state, selectCurrency(state)));
  const delivery = 'data' in loadable ? loadable.data : undefined;
  return (
    <Page data-ui="DeliveryInfo">
      <PageHeading title={t('delivery')} description={<DeliveryCity />} />
      {delivery ? <WaysList delivery={delivery} /> : <p role="status">{t('costsFailed')}</p>}
      <OwnPoints cityId={delivery?.cityId} />
      {delivery ? <Lorries cityId={delivery.cityId} /> : null}
      <section aria-labelledby="terms">
        <h2 id="terms">{t('terms')}</h2>
        <ul className="terms">
          <li>{t('termsKeep')}</li>
          <li>{t('termsTold')}</li>
          <li>{t('termsCheck', { days: RETURN_PERIOD_DAYS })}</li>
        </ul>
      </section>
    </Page>
  );
}

/** The points of the visitor's city; of all cities while it is not known. */
function OwnPoints({ cityId }: { cityId: number | undefined }) {
  const t = useTexts(messages);
  const href = useHref();
  const chosenId = readId(useQuery(POINT_QUERY).get('point') ?? '');
  const known = useSelector(retailPoints.select);
  const all = 'data' in known ? known.data : undefined;
  const groups = useMemo(
    () => groupByCity((all ?? []).filter((point) => cityId === undefined || point.cityId === cityId)),
    [all, cityId],
  );
  return (
    <section aria-labelledby="points">
      <h2 id="points">{t('points')}</h2>
      {groups.length === 0 ? (
        <p>{t('noPoints')}</p>
      ) : (
        <PointsWithMap withCities={cityId === undefined} {...{ groups, chosenId, pathOf }} />
      )}
      <Link href={href(paths.shops.to())} variant="standalone">
        {t('allPoints')}
      </Link>
    </section>
  );
}

function Lorries({ cityId }: { cityId: number }) {
  const t = useTexts(messages);
  const { format } = useLocale();
  const route = useSelector((state: CoreState) => arrivals.select(state, { cityId }));
  const days = 'data' in route ? (route.data?.arrivals ?? []) : [];
  if (days.length === 0) return null;
  const dates = new Intl.DateTimeFormat(format, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <section aria-labelledby="lorries">
      <h2 id="lorries">{t('lorries')}</h2>
      <p>{t('lorriesText')}</p>
      <ul className="days">
        {days.map((day) => (
          <li key={day}>
            <Badge>
              <time dateTime={day}>{dates.format(new Date(day))}</time>
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
