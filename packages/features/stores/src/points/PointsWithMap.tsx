import { type ComponentPropsWithoutRef, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RetailPoint } from '@partshop/api-client';
import { PointMap } from '@partshop/features/city';
import { DataText, isPlainClick, useHref, useIsScripted, useTexts } from '@partshop/features/core';
import { MapPin } from '@partshop/ui';
import { wayTo } from '../map-links.ts';
import type { PointGroup } from './point-groups.ts';
import { messages } from './points.messages.ts';
import { Points } from './points.styles.ts';

export type PointsWithMapProps = {
  groups: readonly PointGroup[];
  /** The point that the map shows; null for all. */
  chosenId: number | null;
  /** The address of this page with another chosen point, without the language. */
  pathOf: (chosenId: number | null) => string;
  /** Names the cities; a page about one city has named it. */
  withCities: boolean;
};

/** Pick-up points in a list, and on a map beside it. A press on either chooses a point; the list can do all that the map can. */
export function PointsWithMap({ groups, chosenId, pathOf, withCities }: PointsWithMapProps) {
  const t = useTexts(messages);
  const href = useHref();
  const navigate = useNavigate();
  const isScripted = useIsScripted();
  const points = useMemo(() => groups.flatMap((group) => group.points), [groups]);
  const choose = (id: number) => {
    void navigate(pathOf(id), { preventScrollReset: true });
    document.querySelector(`#point-${id}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Points>
      <div className="points-map">
        <div className="map-room">
          {isScripted ? (
            <PointMap
              labels={{ map: t('map'), failed: t('mapFailed'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }}
              isCloseUp
              onChoosePoint={choose}
              {...{ points, chosenId }}
            />
          ) : null}
        </div>
        {chosenId === null || points.length < 2 ? null : (
          <PlaceLink className="ps-touch" path={pathOf(null)}>
            {t('wholeMap')}
          </PlaceLink>
        )}
      </div>
      <div className="points-list">
        {groups.map(({ city, linkUrl, points: ofCity }) => (
          <section key={linkUrl} aria-label={withCities ? city : undefined}>
            {withCities ? (
              <h2>
                <a className="ps-touch" href={href(linkUrl)}>
                  <DataText>{city}</DataText>
                </a>
              </h2>
            ) : null}
            <ul>
              {ofCity.map((point) => (
                <Point key={point.id} point={point} isChosen={point.id === chosenId} path={pathOf(point.id)} />
              ))}
            </ul>
          </section>
        ))}
        {points.some(({ isDemo }) => isDemo) ? <p className="note">{t('demo')}</p> : null}
      </div>
    </Points>
  );
}

function Point({ point, isChosen, path }: { point: RetailPoint; isChosen: boolean; path: string }) {
  const t = useTexts(messages);
  const { id, name, address, hours } = point;
  return (
    <li id={`point-${id}`} data-chosen={isChosen ? '' : undefined}>
      <MapPin />
      <PlaceLink className="point-name ps-touch" path={path} aria-current={isChosen ? 'true' : undefined}>
        <DataText>{name}</DataText>
      </PlaceLink>
      <DataText>{address}</DataText>
      <DataText className="note">{hours}</DataText>
      <a
        className="point-way ps-touch"
        href={wayTo(point)}
        target="_blank"
        rel="noopener"
        aria-label={t('wayToPoint', { name })}
      >
        {t('wayTo')}
      </a>
    </li>
  );
}

type PlaceLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { path: string };

/** A link to this page with another place on the map: the page stays where it is. */
function PlaceLink({ path, children, ...rest }: PlaceLinkProps) {
  const href = useHref();
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={href(path)}
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        void navigate(path, { preventScrollReset: true });
      }}
    >
      {children}
    </a>
  );
}
