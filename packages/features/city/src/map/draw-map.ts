import {
  control,
  divIcon,
  geoJSON,
  layerGroup,
  map as createMap,
  marker,
  tileLayer,
  type LatLngTuple,
  type LayerGroup,
  type Map as LeafletMap,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { MAP_DEFAULT_ZOOM } from '@partshop/features/core';
import type { Place } from '../picker-request.ts';
import { drawCities, hideCovered, type MapCity } from './city-labels.ts';
import type { MapView } from './map-view.ts';

const CITY_ZOOM = 10;
/** Streets can be told apart. */
const POINTS_ZOOM = 14;

/**
 * The area of most of Russia's cities: with the farthest corners the rest would be small. It begins north of the southern ones,
 * since a window is higher than it.
 */
const RUSSIA: [LatLngTuple, LatLngTuple] = [
  [50, 28],
  [71, 138],
];

/** The country of the pick-up points in ISO 3166, as the atlas numbers it. */
const SERVED = '643';

export type MapPoint = Place & { id: number; name: string };

export type MapContent = {
  cities: readonly MapCity[];
  points: readonly MapPoint[];
  chosenPointId: number | null;
  /** The place near which cities were requested. */
  place: Place | null;
};

export type MapOptions = {
  /** URL of street tiles; null shows coasts and borders, which need no network. */
  tilesUrl: string | null;
  /** No animations. */
  isStill: boolean;
  zoomInLabel: string;
  zoomOutLabel: string;
  onPick: (place: Place) => void;
  onChoosePoint: (pointId: number) => void;
};

export type DrawnMap = {
  show: (content: MapContent) => void;
  look: (view: MapView) => void;
  remove: () => void;
};

const at = ({ latitude, longitude }: Place): LatLngTuple => [latitude, longitude];

/** Draws street tiles if the shop has some, else coasts and borders, a separate chunk. The markers work without either. */
async function drawBase(map: LeafletMap, tilesUrl: string | null): Promise<void> {
  if (tilesUrl !== null) {
    tileLayer(tilesUrl, { maxZoom: MAP_DEFAULT_ZOOM }).addTo(map);
    return;
  }
  const { land } = await import('./land.ts');
  geoJSON(land, {
    interactive: false,
    attribution: 'Natural Earth',
    style: (country) => ({ className: country?.id === SERVED ? 'map-land map-served' : 'map-land', weight: 1 }),
  }).addTo(map);
}

function nameOf({ name }: MapPoint): HTMLElement {
  const root = document.createElement('span');
  root.className = 'map-point-name';
  root.dir = 'auto';
  root.textContent = name;
  return root;
}

function drawPoints(
  layer: LayerGroup,
  { points, chosenPointId, place }: MapContent,
  { onChoosePoint }: MapOptions,
): void {
  layer.clearLayers();
  // Keyboards and screen readers use the button in the list instead.
  const spot = { keyboard: false, bubblingMouseEvents: false };
  if (place) {
    const icon = divIcon({ className: 'map-place', iconSize: [16, 16] });
    marker(at(place), { icon, keyboard: false, interactive: false }).addTo(layer);
  }
  for (const point of points) {
    const isChosen = point.id === chosenPointId;
    const icon = divIcon({
      className: isChosen ? 'map-point map-point-chosen' : 'map-point',
      iconSize: [24, 24],
      ...(isChosen ? { html: nameOf(point) } : {}),
    });
    marker(at(point), { ...spot, icon, title: point.name, zIndexOffset: isChosen ? 1000 : 0 })
      .on('click', () => onChoosePoint(point.id))
      .addTo(layer);
  }
}

/** Draws the map into an element; `remove` removes it again. */
export function drawMap(element: HTMLElement, options: MapOptions): DrawnMap {
  const { isStill, onPick, tilesUrl } = options;
  const map = createMap(element, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    minZoom: 1,
    maxZoom: MAP_DEFAULT_ZOOM,
    zoomSnap: 0.5,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
    maxBounds: [
      [-75, -190],
      [86, 200],
    ],
  });
  control.zoom({ zoomInTitle: options.zoomInLabel, zoomOutTitle: options.zoomOutLabel }).addTo(map);
  control.attribution({ prefix: false }).addAttribution('GeoNames').addTo(map);
  map.fitBounds(RUSSIA, { animate: false });
  const cities = layerGroup().addTo(map);
  const points = layerGroup().addTo(map);

  if (isStill) {
    // The arrow keys animate in spite of the map's options.
    const panBy = map.panBy.bind(map);
    map.panBy = (offset, pan) => panBy(offset, { ...pan, animate: false });
  }

  map.on('click', ({ latlng }) => {
    const { lat, lng } = latlng.wrap();
    onPick({ latitude: lat, longitude: lng });
  });
  map.on('zoomend', () => hideCovered(element));
  // The wheel scrolls the page until the map has the focus.
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  const resizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resizes.observe(element);

  const animate = !isStill;
  let hasBase = false;
  return {
    show(content) {
      drawCities(map, cities, content.cities);
      drawPoints(points, content, options);
    },
    look(view) {
      if (view.kind === 'country') map.fitBounds(RUSSIA, { animate });
      else if (view.kind === 'area' || view.kind === 'points') {
        const maxZoom = view.kind === 'area' ? CITY_ZOOM : POINTS_ZOOM;
        map.fitBounds(view.places.map(at), { animate, maxZoom, padding: [24, 24] });
      } else map.setView(at(view.place), view.kind === 'point' ? MAP_DEFAULT_ZOOM : CITY_ZOOM, { animate });
      // After the first view: Leaflet leaves coasts that were there before it a fraction of a pixel aside.
      if (!hasBase) drawBase(map, tilesUrl).catch(() => undefined);
      hasBase = true;
    },
    remove() {
      resizes.disconnect();
      map.remove();
    },
  };
}
