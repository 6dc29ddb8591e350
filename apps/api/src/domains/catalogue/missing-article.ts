import type pg from 'pg';
import { HttpError } from '../../platform/http/http-error.ts';
import { findSuccessors } from './price-page.queries.ts';

/** The error for an article that is not there: 410 with its successors where it was removed, else 404. */
export async function missingArticle(
  pool: pg.Pool,
  article: { catalogKey: string; numberKey: string; lang: string },
): Promise<HttpError> {
  const successors = await findSuccessors(pool, article);
  return successors
    ? new HttpError(410, { code: 'gone', message: 'The article was removed.', successors })
    : new HttpError(404, { code: 'not-found', message: 'No such maker or number.' });
}
