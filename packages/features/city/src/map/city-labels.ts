import { divIcon, marker, type LayerGroup, type Map as LeafletMap } from 'leaflet';
import type { Place } from '../picker-request.ts';

export type MapCity = Place & { id: number; name: string };

/** A dot with the city's name. It ignores clicks, so that they reach the map. */
function label(name: string): HTMLElement {
  const root = document.createElement('span');
  root.className = 'map-city';
  root.dir = 'auto';
  root.textContent = name;
  return root;
}

/** Draws the cities. Where names would cover each other it shows the earlier one, since the list has the more important cities first. */
export function drawCities(map: LeafletMap, layer: LayerGroup, cities: readonly MapCity[]): void {
  layer.clearLayers();
  for (const { latitude, longitude, name } of cities) {
    const icon = divIcon({ html: label(name), className: 'map-city-spot', iconSize: [0, 0] });
    marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(layer);
  }
  hideCovered(map.getContainer());
}

/** Hides the names that others cover; call it after each zoom. */
export function hideCovered(container: HTMLElement): void {
  const labels = [...container.querySelectorAll<HTMLElement>('.map-city')];
  for (const element of labels) delete element.dataset['covered'];
  const boxes = labels.map((element) => element.getBoundingClientRect());
  const visible: DOMRect[] = [];
  for (const [index, box] of boxes.entries()) {
    if (visible.some((other) => doOverlap(other, box))) labels[index]?.setAttribute('data-covered', '');
    else visible.push(box);
  }
}

const doOverlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
