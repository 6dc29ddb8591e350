import { MAX_UPLOAD_BYTES } from '@partshop/api-client/contract';
import { fetchPublic, type Fetched, type FetchTools } from '../../../platform/http/public-fetch.ts';

/** Other shops write such files while they send them. */
const LIMIT_MS = 30_000;

/** Gets the file behind an address; `etag` is that of the file that is known. */
export type ListFetch = (address: string, etag: string | null) => Promise<Fetched>;

/** Gets a list from an https address of the public internet: within 30 s in all, at most 20 MiB. Throws `FetchRefused`. */
export const fetchList = async (address: string, etag: string | null, tools?: FetchTools): Promise<Fetched> =>
  fetchPublic(
    address,
    {
      maxBytes: MAX_UPLOAD_BYTES,
      limitMs: LIMIT_MS,
      headers: {
        accept: 'text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,*/*;q=0.1',
        'user-agent': 'Partshop price lists',
        ...(etag !== null && { 'if-none-match': etag }),
      },
    },
    tools,
  );
