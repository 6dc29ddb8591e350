import { useSelector } from 'react-redux';
import { currencyOf, selectIsWholesale, useLang, useQuery, type CoreState } from '@partshop/features/core';
import { LIST_QUERY, readPage, skipOf } from '@partshop/features/search';
import { BasketRest } from './BasketRest.tsx';
import { Benefits } from './Benefits.tsx';
import { Categories } from './Categories.tsx';
import { Hero } from './Hero.tsx';
import { topSales } from './home.loadables.ts';
import { HomeRoot } from './home.styles.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { TopSales } from './TopSales.tsx';
import { WholesaleDesk } from './WholesaleDesk.tsx';

/** The home page: the search, what is left in the basket, the categories, the goods. Further pages show only best-selling parts. */
export function HomeScreen() {
  const page = readPage(useQuery(LIST_QUERY));
  const currency = currencyOf(useLang());
  const sales = useSelector((state: CoreState) => topSales.select(state, { skip: skipOf(page) ?? 0, currency }));
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
        <Hero sales={sales} />
        {isWholesale ? <WholesaleDesk /> : <Benefits />}
      </div>
      <BasketRest />
      <Categories />
      <TopSales sales={sales} page={page} />
      {isWholesale ? null : <HowItWorks />}
    </HomeRoot>
  );
}
