import { useSelector } from 'react-redux';
import { selectIsWholesale, useQuery, type CoreState, useCurrency } from '@partshop/features/core';
import { LIST_QUERY, readPage, skipOf } from '@partshop/features/search';
import { RecentlySeen } from '@partshop/features/seen';
import { RetailBlocks } from '@partshop/features/shared';
import { BasketRest } from './BasketRest.tsx';
import { Categories } from './Categories.tsx';
import { Facts } from './Facts.tsx';
import { GoodsPages } from './GoodsPages.tsx';
import { Hero } from './Hero.tsx';
import {
  goodsPages,
  latestNews,
  mainCategories,
  topSales,
  type HomeCategory,
  type HomeGoodsPage,
  type HomePost,
} from './home.loadables.ts';
import { HomeRoot } from './home.styles.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { News } from './News.tsx';
import { TopSales } from './TopSales.tsx';
import { WholesaleDesk } from './WholesaleDesk.tsx';

const NONE: readonly HomeCategory[] = [];
const NO_PAGES: readonly HomeGoodsPage[] = [];
const NO_POSTS: readonly HomePost[] = [];

/**
 * The home page: the ways to a part, what a returning visitor left in the basket and has seen, the categories, the
 * goods for any car, what sells best, the news. Further pages show only best-selling parts.
 */
export function HomeScreen() {
  const page = readPage(useQuery(LIST_QUERY));
  const currency = useCurrency();
  const sales = useSelector((state: CoreState) => topSales.select(state, { skip: skipOf(page) ?? 0, currency }));
  const main = useSelector((state: CoreState) => mainCategories.select(state, 'main'));
  const categories = ('data' in main && main.data) || NONE;
  const goods = useSelector((state: CoreState) => goodsPages.select(state, 'all'));
  const news = useSelector((state: CoreState) => latestNews.select(state, 'latest'));
  const isWholesale = useSelector(selectIsWholesale);
  if (page > 1) {
    return (
      <HomeRoot>
        <TopSales sales={sales} page={page} />
      </HomeRoot>
    );
  }
  return (
    <HomeRoot>
      <div className="welcome">
        <Hero sales={sales} categories={categories} />
        <Facts />
      </div>
      {isWholesale ? <WholesaleDesk /> : null}
      <BasketRest />
      <RecentlySeen />
      <Categories categories={categories} />
      <GoodsPages pages={('data' in goods && goods.data) || NO_PAGES} />
      <RetailBlocks />
      <TopSales sales={sales} page={page} />
      <News posts={('data' in news && news.data) || NO_POSTS} />
      {isWholesale ? null : <HowItWorks />}
    </HomeRoot>
  );
}
