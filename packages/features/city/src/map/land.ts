import { feature } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';

type Topology = Parameters<typeof feature>[0];
type Ring = number[][];

/** Antarctica, south of everything that the map shows; a flat map cannot draw the pole. */
const ANTARCTICA = '010';

/** Continues a ring beyond the 180th meridian, where it would otherwise run back around the world. */
function unwrap(ring: Ring): Ring {
  let turn = 0;
  let before = ring[0]?.[0] ?? 0;
  return ring.map(([longitude = 0, latitude = 0]) => {
    if (longitude - before > 180) turn -= 360;
    else if (longitude - before < -180) turn += 360;
    before = longitude;
    return [longitude + turn, latitude];
  });
}

function loadLand() {
  const { countries } = (world as unknown as Topology).objects;
  if (countries?.type !== 'GeometryCollection') throw new Error('The atlas holds no countries.');
  const { features } = feature(world as unknown as Topology, countries);
  const shown = features.filter(({ id }) => id !== ANTARCTICA);
  for (const { geometry } of shown) {
    if (geometry.type === 'Polygon') geometry.coordinates = geometry.coordinates.map(unwrap);
    else if (geometry.type === 'MultiPolygon') {
      geometry.coordinates = geometry.coordinates.map((polygon) => polygon.map(unwrap));
    }
  }
  return { type: 'FeatureCollection' as const, features: shown };
}

/** The countries of the world as GeoJSON (Natural Earth, 1:110,000,000): a base map that needs no network. */
export const land = loadLand();
