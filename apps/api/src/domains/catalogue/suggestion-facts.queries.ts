import type pg from 'pg';
import type { SearchSuggestion } from '@partshop/api-client/contract';
import type { ClientType } from '../../platform/sessions/sessions.queries.ts';
import { convertKopecks, type Currency } from '../../platform/values/money.ts';
import { firstPictureSql } from '../pictures/index.ts';
import type { Suggestion } from './article-search.queries.ts';
import { statementByType } from './offer-price.queries.ts';

type Facts = Pick<SearchSuggestion, 'articleId' | 'image' | 'categoryUrl' | 'price'>;

/** A few articles at a time: the lowest price reads all their offers by the key of the table. */
const FACTS = statementByType(
  'facts-of-suggestions',
  (price) => `
select
  a.id as "articleId",
  ${firstPictureSql('a.id')} as image,
  c.url as "categoryUrl",
  (
    select min(${price})
    from offers o join price_lists p on p.id = o.price_list_id
    where o.article_id = a.id and o.quantity > 0
  ) as price
from unnest($1::bigint[]) as given (id)
join articles a on a.id = given.id
left join part_families f on f.id = a.family_id
left join categories c on c.id = coalesce(a.category_id, f.category_id)`,
);

/** Returns a function that adds the picture, the category and the lowest price to those of these articles. */
export async function describeSuggestions(
  pool: pg.Pool,
  clientType: ClientType,
  currency: Currency,
  articles: readonly Suggestion[],
): Promise<(article: Suggestion) => SearchSuggestion> {
  const ids = articles.map(({ articleId }) => articleId);
  const { rows } = ids.length === 0 ? { rows: [] } : await pool.query<Facts>({ ...FACTS[clientType], values: [ids] });
  const factsOf = new Map(rows.map((row) => [row.articleId, row]));
  return (article) => {
    const { image = null, categoryUrl = null, price = null } = factsOf.get(article.articleId) ?? {};
    return { ...article, image, categoryUrl, price: price === null ? null : convertKopecks(price, currency) };
  };
}
