import { feature } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';

type Topology = Parameters<typeof feature>[0];

/** The countries of the world as GeoJSON (Natural Earth, 1:110,000,000): a base map that needs no network. */
export const land = feature(world as unknown as Topology, 'countries');
