import { networkOf } from './address.ts';

/**
 * The visitor's IP address, by which limits count (S8). The server removes the header from outside requests and sets it
 * itself; an api that is a server of its own accepts it from a storefront that sends {@link SECRET_HEADER}.
 */
export const ADDRESS_HEADER = 'x-partshop-address';

/** API_SECRET, by which the api recognises its storefront. The storefront never passes a visitor's value on. */
export const SECRET_HEADER = 'x-partshop-secret';

/** What limits count a request by: its address, of IPv6 its network. Requests without one count together. */
export const addressOfOurServer = (request: Request): string =>
  networkOf(request.headers.get(ADDRESS_HEADER) || 'unknown');
