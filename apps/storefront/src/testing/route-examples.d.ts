import { type RouteEntry } from '../route-table.ts';
/** Addresses of an entry: the whole one, and the shortest where parts of it may be left out. */
export declare function examplesOf({ path }: RouteEntry): string[];
/** Every entry with its addresses. */
export declare const ROUTE_EXAMPLES: {
  entry: RouteEntry;
  addresses: string[];
}[];
