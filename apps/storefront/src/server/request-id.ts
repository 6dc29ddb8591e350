/** The header that names a request, in logs and to who asks about it. */
export const REQUEST_ID = 'x-request-id';
