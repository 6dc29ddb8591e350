import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { loadCode } from '@partshop/features/core';
import type { Place } from '../picker-request.ts';
import { mapRules } from './city-map.styles.ts';
import type { DrawnMap, MapContent } from './draw-map.ts';
import type { MapView } from './map-view.ts';

export type CityMapProps = {
  /** `map` names the map; `failed` stands in its place. */
  labels: Record<'map' | 'failed' | 'zoomIn' | 'zoomOut', string>;
  content: MapContent;
  view: MapView;
  tilesUrl: string | null;
  onPick: (place: Place) => void;
  onChoosePoint: (pointId: number) => void;
  /** Loads the library with the base map, a separate chunk, when a map is shown. */
  loadLibrary?: () => Promise<typeof import('./draw-map.ts')>;
};

const Root = styled.div`
  ${mapRules}
`;

const importMap = async () => import('./draw-map.ts');
const importLibrary = async () => loadCode(importMap);

/** The map of cities and pick-up points. The list beside it can do everything that the map can. */
export function CityMap({ labels, content, view, tilesUrl, loadLibrary = importLibrary, ...events }: CityMapProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [isFailed, setIsFailed] = useState(false);

  const onPick = useEffectEvent((place: Place) => events.onPick(place));
  const onChoosePoint = useEffectEvent((pointId: number) => events.onChoosePoint(pointId));
  const draw = useEffectEvent(({ drawMap }: typeof import('./draw-map.ts'), element: HTMLElement) =>
    drawMap(element, {
      tilesUrl,
      isStill: globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches,
      zoomInLabel: labels.zoomIn,
      zoomOutLabel: labels.zoomOut,
      onPick: (place) => onPick(place),
      onChoosePoint: (pointId) => onChoosePoint(pointId),
    }),
  );

  useEffect(() => {
    let drawn: DrawnMap | null = null;
    let isGone = false;
    const begin = async () => {
      try {
        const library = await loadLibrary();
        if (isGone || !canvas.current) return;
        drawn = draw(library, canvas.current);
        setMap(drawn);
      } catch {
        if (!isGone) setIsFailed(true);
      }
    };
    void begin();
    return () => {
      isGone = true;
      drawn?.remove();
      setMap(null);
    };
  }, [loadLibrary]);

  useEffect(() => map?.show(content), [map, content]);
  useEffect(() => map?.look(view), [map, view]);

  return (
    <Root data-ui="CityMap" aria-busy={map === null && !isFailed}>
      {isFailed ? (
        <p className="map-failed" role="status">
          {labels.failed}
        </p>
      ) : (
        // The library makes it focusable; arrows move it, + and − zoom.
        <div ref={canvas} className="map-canvas" dir="ltr" role="region" aria-label={labels.map} />
      )}
    </Root>
  );
}
