import { MAX_WEB_PICTURE_BYTES } from '@partshop/api-client/contract';
import { fetchPublic, FetchRefused, type FetchTools } from '../../platform/http/public-fetch.ts';

const RULES = {
  maxBytes: MAX_WEB_PICTURE_BYTES,
  limitMs: 3000,
  headers: { accept: 'image/avif,image/webp,image/png,image/jpeg', 'user-agent': 'Partshop pictures' },
};

/** Gets a picture's bytes from an https address of the public internet: within 3 s in all, at most 10 MB. Throws `FetchRefused`. */
export async function fetchPicture(address: string, tools?: FetchTools): Promise<Uint8Array> {
  const answer = await fetchPublic(address, RULES, tools);
  if (answer.status !== 200) throw new FetchRefused('not-answered');
  return answer.bytes;
}
