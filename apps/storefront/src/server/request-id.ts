/** The header with the id of a request, for the log and for support. */
export const REQUEST_ID = 'x-request-id';
