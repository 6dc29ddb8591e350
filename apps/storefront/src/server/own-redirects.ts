import { staysOn } from '@partshop/features/core';

/**
 * The last look at an answer: one that would lead its visitor to another host leads home instead, and `onAway` hears of it. What
 * makes addresses does not make such ones, so it is a fault of ours.
 */
export function keepOnHost(response: Response, request: Request, onAway: (fault: Error) => void): Response {
  const location = response.headers.get('location');
  if (location === null || staysOn(request.url, location)) return response;
  onAway(new Error(`A redirect led away: ${location.slice(0, 200)}`));
  const headers = new Headers(response.headers);
  headers.set('location', '/');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
