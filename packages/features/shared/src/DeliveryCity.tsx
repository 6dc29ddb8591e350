import { useSelector } from 'react-redux';
import { isolate, selectClient, sharedMessages, useHref, useLocale, useTexts } from '@partshop/features/core';
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
      <a className="ps-touch" href={href(paths.city.to())} data-popup="city">
        {t('daysFor', { city })}
      </a>
    </p>
  );
}
