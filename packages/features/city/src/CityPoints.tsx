import type { ReactNode, Ref } from 'react';
import type { City, CityPoint } from '@partshop/api-client';
import { DataText, useTexts } from '@partshop/features/core';
import { Button, MapPin, Skeleton } from '@partshop/ui';
import { toChoiceValue } from './city-choice.ts';
import { messages } from './city.messages.ts';
import { FailedPart } from './FailedPart.tsx';
import type { Look } from './map/map-view.ts';
import type { Follow } from './use-follow.ts';
import { dataOf, type PickerData } from './use-picker-data.ts';

export type CityPointsProps = {
  data: PickerData;
  headingRef: Ref<HTMLHeadingElement>;
  headingAs: 'h2' | 'h3';
  follow: Follow;
  /** What the map shows; null without a map. */
  look: Look | null;
  onLook: (look: Look) => void;
};

/** The pick-up points of a city. With a map each is a button that shows the point on it. */
export function CityPoints({ data, headingRef, headingAs: Heading, follow, look, onLook }: CityPointsProps) {
  const t = useTexts(messages);
  const points = dataOf(data.points);
  const city = data.cities.find(({ id }) => id === data.shownId);
  const name = city?.name ?? points[0]?.city;
  if (name === undefined) return null;
  return (
    <section className="picker-section" aria-busy={data.points.status === 'loading'}>
      <header className="picker-head">
        <Heading ref={headingRef} tabIndex={-1}>
          {t('pointsOf', { city: name })}
        </Heading>
        {look?.at === 'point' ? (
          <Button size="small" variant="quiet" onClick={() => onLook({ at: 'city' })}>
            {t('wholeCity')}
          </Button>
        ) : null}
      </header>
      <Points {...{ data, points, follow, look, onLook }} />
      <ChooseShown city={city} isCurrent={data.shownId === data.currentId} />
    </section>
  );
}

type PointsProps = Omit<CityPointsProps, 'headingRef' | 'headingAs'> & { points: readonly CityPoint[] };

function Points({ data, points, follow, look, onLook }: PointsProps): ReactNode {
  const t = useTexts(messages);
  if (data.points.status === 'failed') {
    const again = { ...data.request, pointsOf: data.shownId };
    return <FailedPart {...follow(again, 'points')}>{t('pointsFailed')}</FailedPart>;
  }
  if (data.points.status !== 'loaded' && points.length === 0) return <Skeleton lines={3} />;
  if (points.length === 0) return <p className="picker-note">{t('noPoints')}</p>;
  return (
    <ul className="point-list">
      {points.map((point) => (
        <li key={point.id}>
          {look === null ? (
            <div className="point">
              <PointText point={point} />
            </div>
          ) : (
            <button
              type="button"
              className="point"
              aria-pressed={look.at === 'point' && look.id === point.id}
              onClick={() => onLook({ at: 'point', id: point.id })}
            >
              <PointText point={point} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function PointText({ point: { name, address, hours } }: { point: CityPoint }) {
  return (
    <>
      <MapPin />
      <span className="point-name">
        <DataText>{name}</DataText>
      </span>
      <DataText className="point-line">{address}</DataText>
      <DataText className="point-line">{hours}</DataText>
    </>
  );
}

/** The button that chooses the city whose points are shown. */
function ChooseShown({ city, isCurrent }: { city: City | undefined; isCurrent: boolean }) {
  const t = useTexts(messages);
  if (!city || isCurrent) return null;
  return (
    <Button className="choose-shown" type="submit" variant="primary" name="choice" value={toChoiceValue(city)}>
      {t('choose', { city: city.name })}
    </Button>
  );
}
