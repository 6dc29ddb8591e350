import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { Names } from '../platform/values/names.ts';
import { foldSearchText, searchTextOf } from '../platform/values/search-text.ts';

type ArticleOptions = Partial<Omit<Insertable<Database['articles']>, 'names'>> & { names?: Names };

const namesOf = (name: string | Names): Names => (typeof name === 'string' ? { ru: name } : name);

/** Inserts rows with defaults for what a test does not specify. Each method returns the row's id. */
export class Fixtures {
  readonly #db: Kysely<Database>;
  readonly #makers = new Map<string, number>();

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** A maker by name; the same name gives the same row. */
  async maker(name: string, isCarMaker = false): Promise<number> {
    const known = this.#makers.get(name);
    if (known !== undefined) return known;
    const key = foldSearchText(name).replaceAll(' ', '-');
    const { id } = await this.#db
      .insertInto('makers')
      .values({ key, name, is_car_maker: isCarMaker })
      .returning('id')
      .executeTakeFirstOrThrow();
    this.#makers.set(name, id);
    return id;
  }

  async family(): Promise<number> {
    await this.#db
      .insertInto('categories')
      .values({ id: 1, url: 'filters', names: JSON.stringify({ ru: 'Фильтры' }) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { id } = await this.#db
      .insertInto('part_families')
      .values({ category_id: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async article(makerName: string, number: string, options: ArticleOptions = {}): Promise<number> {
    const { names = { ru: 'Фильтр масляный', en: 'Oil filter' }, ...columns } = options;
    const { id } = await this.#db
      .insertInto('articles')
      .values({
        maker_id: await this.maker(makerName),
        number,
        names: JSON.stringify(names),
        search_text: searchTextOf({ makerName, number, names }),
        ...columns,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Says that an article can be bought instead of another. */
  async cross(
    articleId: number,
    otherId: number,
    options: Partial<Insertable<Database['article_crosses']>> = {},
  ): Promise<void> {
    await this.#db
      .insertInto('article_crosses')
      .values({ article_id: articleId, other_id: otherId, kind: 'replaced-by', source: 'maker', ...options })
      .execute();
  }

  /** A price list of a new seller; `name` is Russian, or the name in each language. */
  async priceList(
    name: string | Names,
    { seller: sellerNames, ...options }: Partial<Insertable<Database['price_lists']>> & { seller?: Names } = {},
  ): Promise<number> {
    const names = namesOf(name);
    const seller = await this.#db
      .insertInto('sellers')
      .values({ names: JSON.stringify(sellerNames ?? { ru: `Seller of ${names.ru}` }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await this.#db
      .insertInto('price_lists')
      .values({ seller_id: seller.id, names: JSON.stringify(names), city: 'Москва', ...options })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** What wholesale clients pay of the prices of a price list's seller. */
  async level(priceListId: number, percent: number): Promise<void> {
    await this.#db
      .insertInto('price_levels')
      .values((list) => ({
        client_type: 'Wholesale',
        seller_id: list.selectFrom('price_lists').select('seller_id').where('id', '=', priceListId),
        percent,
      }))
      .execute();
  }

  async offer(
    articleId: number,
    priceListId: number,
    options: Partial<Insertable<Database['offers']>> = {},
  ): Promise<void> {
    await this.#db
      .insertInto('offers')
      .values({ article_id: articleId, price_list_id: priceListId, price: 10_000, quantity: 10, ...options })
      .execute();
  }

  async changeOffer(
    articleId: number,
    priceListId: number,
    change: { price?: number; quantity?: number; multiplicity?: number },
  ): Promise<void> {
    await this.#db
      .updateTable('offers')
      .set(change)
      .where('article_id', '=', articleId)
      .where('price_list_id', '=', priceListId)
      .execute();
  }

  async withdrawOffer(articleId: number, priceListId: number): Promise<void> {
    await this.#db
      .deleteFrom('offers')
      .where('article_id', '=', articleId)
      .where('price_list_id', '=', priceListId)
      .execute();
  }

  async point(name: string | Names = 'Пункт на Ленина'): Promise<number> {
    const { id } = await this.#db
      .insertInto('pickup_points')
      .values({
        city: 'Москва',
        names: JSON.stringify(namesOf(name)),
        addresses: JSON.stringify({ ru: 'ул. Ленина, 1', en: 'ul. Lenina, 1' }),
        hours: JSON.stringify({ ru: 'Ежедневно 9–21', en: 'Daily 9–21' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** An article with one offer that can be ordered. */
  async goods(
    options: Partial<Insertable<Database['offers']>> = {},
    listOptions: Partial<Insertable<Database['price_lists']>> = {},
  ): Promise<{ articleId: number; priceListId: number; number: string }> {
    const number = `G ${Math.random().toString(36).slice(2, 12)}`;
    const articleId = await this.article('Mann-Filter', number);
    const priceListId = await this.priceList(`Склад ${number}`, listOptions);
    await this.offer(articleId, priceListId, options);
    return { articleId, priceListId, number };
  }
}
