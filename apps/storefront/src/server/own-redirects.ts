import { staysOn } from '@partshop/features/core';

/**
 * The last check of a response: replaces a redirect to another host by one to the home page. Functions that build URLs never
 * build such a target, so `onAway` gets an error to report.
 */
export function keepOnHost(response: Response, request: Request, onAway: (fault: Error) => void): Response {
  const location = response.headers.get('location');
  if (location === null || staysOn(request.url, location)) return response;
  onAway(new Error(`A redirect led away: ${location.slice(0, 200)}`));
  const headers = new Headers(response.headers);
  headers.set('location', '/');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
