import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CheckoutStep, PickupPoint } from '@partshop/api-client';
import { DataText, isolate, selectClient, useLocale, useTexts, useWatchers } from '@partshop/features/core';
import { Alert, RadioCards, SelectField, type RadioCardOption } from '@partshop/ui';
import { messages } from './checkout.messages.ts';
import { groupByCity } from './pickup-cities.ts';
import { PointsOnMap } from './PointsOnMap.tsx';
import { pickupCityChosen, pickupCityWatchers } from './pickup-city.saga.ts';
import type { usePickupChoice } from './use-pickup-choice.ts';

export type PickupPointsProps = Pick<CheckoutStep, 'points' | 'pickupCity'> & {
  /** Id of the first radio of the open city; errors link to it. */
  id: string;
  pickup: Pick<ReturnType<typeof usePickupChoice>, 'pointId' | 'setPointId' | 'openedCity' | 'openCity'>;
  error: string | undefined;
};

/**
 * The choice of a pick-up point: one city at a time with scripts, all cities without. The current user's city is open first; the one
 * that is opened becomes theirs.
 */
export function PickupPoints({ id, points, pickupCity, pickup, error }: PickupPointsProps) {
  const t = useTexts(messages);
  const dispatch = useDispatch();
  useWatchers(pickupCityWatchers);
  const { pointId, setPointId, openedCity, openCity } = pickup;
  const cities = useMemo(() => groupByCity(points, pickupCity.cityId), [points, pickupCity.cityId]);
  const ofChosen = points.find((point) => String(point.id) === pointId)?.city;
  const open = openedCity ?? ofChosen ?? cities[0]?.name;

  const shown = useMemo(
    () => (cities.find(({ name }) => name === open)?.points ?? []).map((point) => ({ ...point, id: String(point.id) })),
    [cities, open],
  );

  const chooseCity = (name: string) => {
    openCity(name);
    if (ofChosen !== name) setPointId('');
    const choice = cities.find((city) => city.name === name)?.choice;
    if (choice) dispatch(pickupCityChosen(choice));
  };

  if (cities.length === 0) return <Alert tone="attention">{t('noPoints')}</Alert>;
  return (
    <div className="points">
      {pickupCity.isNearest ? <NearestCity nearest={cities[0]?.name ?? ''} /> : null}
      <SelectField
        className="points-city"
        name="City"
        label={t('city')}
        value={open}
        items={cities.map(({ name }) => ({ value: name, label: name }))}
        onChange={({ target }) => chooseCity(target.value)}
      />
      <PointsOnMap points={shown} chosenId={pointId} onChoose={setPointId} />
      {cities.map(({ name, points: own }) => (
        <RadioCards
          key={name}
          className="points-group"
          data-open={name === open || undefined}
          id={name === open ? id : undefined}
          name="PointId"
          label={name}
          // Not `required`: without scripts the browser would ask for a point although another way is chosen.
          aria-required
          items={own.map(toOption)}
          value={pointId}
          onValueChange={setPointId}
          error={name === open ? error : undefined}
        />
      ))}
    </div>
  );
}

/** Says that the current user's city has no points, and which city is nearest. */
function NearestCity({ nearest }: { nearest: string }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { CityName } = useSelector(selectClient);
  if (CityName === undefined) return null;
  return (
    <Alert tone="info">
      {t('nearestCity', { city: isolate(CityName, locale), nearest: isolate(nearest, locale) })}
    </Alert>
  );
}

function toOption({ id, name, address, hours }: PickupPoint): RadioCardOption {
  return {
    value: String(id),
    label: <DataText>{name}</DataText>,
    description: (
      <>
        <DataText className="point-line">{address}</DataText>
        <DataText className="point-line">{hours}</DataText>
      </>
    ),
  };
}
