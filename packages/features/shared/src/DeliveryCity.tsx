import { useSelector } from 'react-redux';
import { isolate, selectClient, sharedMessages, useHref, useLocale, useTexts } from '@partshop/features/core';
import { Link, MapPin } from '@partshop/ui';
import { paths } from './paths.ts';

/** Says which city the delivery times are for, and links to the choice of another. Needs the texts `sharedMessages`. */
export function DeliveryCity() {
  const t = useTexts(sharedMessages);
  const href = useHref();
  const locale = useLocale();
  const { CityName } = useSelector(selectClient);
  const city = isolate(CityName ?? t('warehouseCity'), locale);
  return (
    <p>
      <Link href={href(paths.city.to())} data-popup="city" variant="quiet" icon={<MapPin />}>
        {t('daysFor', { city })}
      </Link>
    </p>
  );
}
