import { useMemo, useState } from 'react';
import { readPlace } from '../picker-request.ts';
import { dataOf, type PickerData } from '../use-picker-data.ts';
import type { MapContent } from './draw-map.ts';
import { viewOf, type Look, type MapView } from './map-view.ts';

/** The number of names that fit a map of this size. */
const MAX_NAMES = 16;

const AT_LIST: Look = { at: 'list' };

export type MapState = {
  content: MapContent;
  view: MapView;
  /** What the map is centred on. */
  seen: Look;
  onLook: (look: Look) => void;
};

/** State of the map. A new request centres it on the list again. */
export function useMapState({ request, cities, shownId, points: loadable }: PickerData): MapState {
  const [last, setLast] = useState({ request, look: AT_LIST });
  const seen = last.request === request ? last.look : AT_LIST;
  const points = dataOf(loadable);
  const view = useMemo(
    () => viewOf({ request, cities, cityId: shownId, points }, seen),
    [request, cities, shownId, points, seen],
  );
  const content = useMemo<MapContent>(
    () => ({
      cities: cities.slice(0, MAX_NAMES),
      points,
      chosenPointId: seen.at === 'point' ? seen.id : null,
      place: request.by.kind === 'place' ? readPlace(request.by.near) : null,
    }),
    [cities, points, seen, request],
  );
  return { content, view, seen, onLook: (look) => setLast({ request, look }) };
}
