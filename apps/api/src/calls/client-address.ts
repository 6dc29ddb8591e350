/**
 * The visitor's address, which the shop's server writes here after it took away what came from outside: limits of S8 are
 * counted by it. X-Forwarded-For is anybody's to write and not looked at.
 */
export const ADDRESS_HEADER = 'x-partshop-address';

/** All requests that do not tell count as one visitor. */
export const addressOfOurServer = (request: Request): string => request.headers.get(ADDRESS_HEADER) || 'unknown';
