import { searchTexts } from '@partshop/api/bench';
import type { HostileRequest } from './hostile-requests.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** The same hostile texts for each way to search: the three calls, the search form and the page of results. */
export function searchRequests(seed: number, count: number): Record<string, HostileRequest[]> {
  const texts = searchTexts(seed, count);
  const get = (path: string) =>
    texts.map((text): HostileRequest => ({
      method: 'GET',
      target: path + encodeURIComponent(text.toWellFormed()),
      headers: {},
    }));
  const post = (call: string, field: string) =>
    texts.map((text): HostileRequest => ({
      method: 'POST',
      target: `/services/search/${call}`,
      headers: JSON_TYPE,
      body: Buffer.from(JSON.stringify({ [field]: text })),
    }));
  return {
    searchgoodlist_json: post('searchgoodlist_json', 'Number'),
    getcardgoods_json: post('getcardgoods_json', 'Text'),
    '/api/search': get('/api/search/'),
    'the search form': get('/search?q='),
    'the page of results': get('/search/'),
  };
}
