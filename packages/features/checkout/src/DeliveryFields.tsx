import { useState, type ReactNode } from 'react';
import type { CdekPlace, DeliveryCost } from '@partshop/api-client';
import { nameOfWay, waysMessages } from '@partshop/features/basket';
import { DataText, isolate, useHref, useLocale, useMoney, useTexts } from '@partshop/features/core';
import { Arrival, paths } from '@partshop/features/shared';
import { Link, RadioCards, TextField, type RadioCardOption } from '@partshop/ui';
import type { CheckoutField, CheckoutValues } from './checkout-form.ts';
import { wayOf } from './checkout-form.ts';
import { MAX_LENGTH } from './checkout-rules.ts';
import { messages } from './checkout.messages.ts';
import { PointsOnMap } from './PointsOnMap.tsx';
import { useWays } from './use-ways.ts';

export type DeliveryFieldsProps = {
  values: CheckoutValues;
  /** What the client keeps in the chosen city, offered while an address is typed. */
  addresses: readonly string[];
  idOf: (field: CheckoutField) => string;
  errorOf: (field: CheckoutField) => string | undefined;
  /** The choice of a point of the shop. */
  children: ReactNode;
};

/**
 * How the order comes to the buyer: each way with its cost and its days, and below it what the chosen one needs to know. The style
 * shows that, so it needs no scripts.
 */
export function DeliveryFields({ values, addresses, idOf, errorOf, children }: DeliveryFieldsProps) {
  const t = useTexts(messages);
  const ways = useTexts(waysMessages);
  const href = useHref();
  const locale = useLocale();
  const { delivery, known, points } = useWays();
  const [cdekPoint, setCdekPoint] = useState(values.CdekPoint);
  const { moneyText } = useMoney(
    delivery?.currency.code ?? 'RUB',
    known.map(({ cost }) => cost),
  );
  if (!delivery) return children;
  const canChoose = (type: DeliveryCost['type']) => known.some((way) => way.type === type);
  return (
    <>
      <input type="hidden" name="CityId" value={delivery.cityId} />
      <p className="ways-city">
        <span>{ways('deliveryTo', { city: isolate(delivery.city, locale) })}</span>
        <Link href={`${href(paths.city.to())}?target=${encodeURIComponent(paths.checkout.to())}`}>
          {ways('otherCity')}
        </Link>
      </p>
      <RadioCards
        id={idOf('DeliveryType')}
        className="ways"
        name="DeliveryType"
        label={t('delivery')}
        isLabelHidden
        defaultValue={canChoose(wayOf(values)) ? wayOf(values) : 'point'}
        error={errorOf('DeliveryType')}
        items={delivery.costs.map((way): RadioCardOption => ({
          value: way.type,
          label: ways(nameOfWay(way)),
          description: canChoose(way.type) ? (
            <Arrival days={way.deliveryDays ?? 0} daysMax={way.deliveryDaysMax ?? 0} />
          ) : (
            ways(way.problem === 'unserved' ? 'wayUnserved' : 'wayUnknown')
          ),
          aside:
            way.cost === null ? undefined : way.cost === 0 ? (
              ways('free')
            ) : (
              <span suppressHydrationWarning>{moneyText(way.cost)}</span>
            ),
          disabled: !canChoose(way.type),
        }))}
      />
      <div data-way="point">{children}</div>
      {canChoose('courier') ? (
        <div data-way="courier">
          <TextField
            id={idOf('Address')}
            name="Address"
            label={t('address')}
            hint={t('addressHint')}
            autoComplete="street-address"
            list={addresses.length > 0 ? OWN_ADDRESSES : undefined}
            maxLength={MAX_LENGTH.Address}
            defaultValue={values.Address}
            error={errorOf('Address')}
          />
          {addresses.length > 0 ? (
            <datalist id={OWN_ADDRESSES}>
              {addresses.map((address) => (
                <option key={address}>{address}</option>
              ))}
            </datalist>
          ) : null}
        </div>
      ) : null}
      {canChoose('cdek-point') ? (
        <div data-way="cdek-point" className="points">
          <PointsOnMap points={points} chosenId={cdekPoint} onChoose={setCdekPoint} />
          <RadioCards
            id={idOf('CdekPoint')}
            className="points-group"
            data-open
            name="CdekPoint"
            label={t('cdekPoint')}
            value={cdekPoint}
            onValueChange={setCdekPoint}
            items={points.map(toOption)}
            error={errorOf('CdekPoint')}
          />
        </div>
      ) : null}
      <p data-way="company" className="ways-note">
        {t('companyNote')}
      </p>
    </>
  );
}

/** The id of the list of the client's own addresses. */
const OWN_ADDRESSES = 'own-addresses';

const toOption = ({ id, name, address, hours }: CdekPlace): RadioCardOption => ({
  value: id,
  label: <DataText>{name}</DataText>,
  description: (
    <>
      <DataText className="point-line">{address}</DataText>
      <DataText className="point-line">{hours}</DataText>
    </>
  ),
});
