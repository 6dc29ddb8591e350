import { networkOf } from './address.ts';

/**
 * The visitor's address, which the server writes here after it took away what came from outside: limits of S8 are counted
 * by it. Where the calls are a server of their own, it believes a storefront that says {@link SECRET_HEADER}.
 */
export const ADDRESS_HEADER = 'x-partshop-address';

/** API_SECRET, by which the calls know their storefront. Nobody else's reaches them through it. */
export const SECRET_HEADER = 'x-partshop-secret';

/** Whom limits count: the address, of IPv6 its network. All requests that do not tell count as one visitor. */
export const addressOfOurServer = (request: Request): string =>
  networkOf(request.headers.get(ADDRESS_HEADER) || 'unknown');
