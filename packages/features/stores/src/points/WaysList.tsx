import { useSelector } from 'react-redux';
import type { DeliveryCost, DeliveryCosts } from '@partshop/api-client';
import { nameOfWay, selectBasketCount, useBasketMoney, waysMessages } from '@partshop/features/basket';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { Arrival } from '@partshop/features/shared';
import { Money } from '@partshop/ui';
import { messages } from './points.messages.ts';

/** The ways to a city: what each costs, and when the goods arrive. */
export function WaysList({ delivery: { city, costs } }: { delivery: DeliveryCosts }) {
  const t = useTexts(messages);
  const ways = useTexts(waysMessages);
  const locale = useLocale();
  const isEmpty = useSelector(selectBasketCount) === 0;
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{ways('deliveryTo', { city: isolate(city, locale) })}</h2>
      <ul className="ways">
        {costs.map((way) => (
          <Way key={`${way.type}-${way.by}`} way={way} />
        ))}
      </ul>
      <p className="note">{t(isEmpty ? 'forParcel' : 'forBasket')}</p>
      <p className="note">{t('fromStock')}</p>
    </section>
  );
}

function Way({ way }: { way: DeliveryCost }) {
  const ways = useTexts(waysMessages);
  const { cost, deliveryDays, deliveryDaysMax, problem } = way;
  const { money } = useBasketMoney(cost ?? 0);
  const isKnown = cost !== null && deliveryDays !== null;
  return (
    <li>
      <h3>{ways(nameOfWay(way))}</h3>
      {cost === null ? null : (
        <span className="way-cost">{cost === 0 ? ways('free') : <Money {...money(cost)} />}</span>
      )}
      <span className="way-days">
        {isKnown ? (
          <Arrival days={deliveryDays} daysMax={deliveryDaysMax ?? deliveryDays} />
        ) : (
          ways(problem === 'unserved' ? 'wayUnserved' : 'wayUnknown')
        )}
      </span>
    </li>
  );
}
