import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectSiteConfig } from '@partshop/features/core';
import type { CityMapProps } from './CityMap.tsx';
import { LazyCityMap } from './lazy-map.ts';

export type PointMapProps = Pick<CityMapProps, 'labels' | 'onChoosePoint'> & {
  points: CityMapProps['content']['points'];
  chosenId: number | null;
  /** Shows the chosen point alone, at the closest zoom. */
  isCloseUp?: boolean;
};

const ignore = () => undefined;

/** The map of pick-up points, whose code loads when it is first shown. A press on a point chooses it. */
export function PointMap({ labels, points, chosenId, isCloseUp = false, onChoosePoint }: PointMapProps) {
  const tilesUrl = useSelector(selectSiteConfig)?.mapTilesUrl ?? null;
  const content = useMemo(() => ({ cities: [], points, chosenPointId: chosenId, place: null }), [points, chosenId]);
  const chosen = isCloseUp ? points.find(({ id }) => id === chosenId) : undefined;
  const view = useMemo(
    () => (chosen ? { kind: 'point' as const, place: chosen } : { kind: 'points' as const, places: points }),
    [points, chosen],
  );
  return <LazyCityMap onPick={ignore} {...{ labels, content, view, tilesUrl, onChoosePoint }} />;
}
