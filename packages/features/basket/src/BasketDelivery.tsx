import { useSelector } from 'react-redux';
import type { DeliveryCost } from '@partshop/api-client';
import { isolate, selectCurrency, useHref, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { Arrival, paths } from '@partshop/features/shared';
import { Link, Money } from '@partshop/ui';
import { messages } from './basket.messages.ts';
import { selectBasketTotal } from './basket.selectors.ts';
import { deliveryCosts } from './delivery-costs.loadable.ts';
import { useBasketMoney } from './use-basket-money.ts';
import { messages as waysMessages, nameOfWay } from './ways.messages.ts';

/** What the basket costs to bring to the visitor's city by each way, before anything is asked of them (O5). */
export function BasketDelivery() {
  const t = useTexts(messages);
  const ways = useTexts(waysMessages);
  const href = useHref();
  const locale = useLocale();
  const loadable = useSelector((state: CoreState) => deliveryCosts.select(state, selectCurrency(state)));
  const delivery = 'data' in loadable ? loadable.data : undefined;
  if (!delivery)
    return loadable.status === 'failed' ? <p className="delivery-unknown">{t('deliveryUnknown')}</p> : null;
  return (
    <section className="delivery" aria-labelledby="delivery-heading">
      <h3 id="delivery-heading">{ways('deliveryTo', { city: isolate(delivery.city, locale) })}</h3>
      <Link className="ps-touch" href={`${href(paths.city.to())}?target=${encodeURIComponent(paths.basket.to())}`}>
        {ways('otherCity')}
      </Link>
      <ul>
        {delivery.costs.map((way) => (
          <DeliveryWay key={`${way.type}-${way.by}`} way={way} />
        ))}
      </ul>
    </section>
  );
}

function DeliveryWay({ way }: { way: DeliveryCost }) {
  const t = useTexts(messages);
  const ways = useTexts(waysMessages);
  const locale = useLocale();
  const total = useSelector(selectBasketTotal);
  const { cost, deliveryDays, deliveryDaysMax, problem } = way;
  const { money, moneyText } = useBasketMoney(cost ?? 0);
  return (
    <li>
      <span className="way-name">{ways(nameOfWay(way))}</span>
      {cost === null ? null : cost === 0 ? <span>{ways('free')}</span> : <Money {...money(cost)} />}
      <span className="way-note">
        {cost === null || deliveryDays === null ? (
          ways(problem === 'unserved' ? 'wayUnserved' : 'wayUnknown')
        ) : (
          <Arrival days={deliveryDays} daysMax={deliveryDaysMax ?? deliveryDays} />
        )}
      </span>
      {cost === null || cost === 0 ? null : (
        <span className="way-note" suppressHydrationWarning>
          {t('totalDelivered', { total: isolate(moneyText(total + cost), locale) })}
        </span>
      )}
    </li>
  );
}
