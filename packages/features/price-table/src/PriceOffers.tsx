import { useNavigation } from 'react-router-dom';
import { RateNote } from '@partshop/features/basket';
import { useTexts } from '@partshop/features/core';
import { DeliveryCity } from '@partshop/features/shared';
import { EmptyState, SearchX } from '@partshop/ui';
import { PriceFilters } from './PriceFilters.tsx';
import { GroupLinks } from './GroupLinks.tsx';
import { OfferGroups } from './OfferGroups.tsx';
import { PagesOfOffers } from './PagesOfOffers.tsx';
import { OffersToolbar } from './OffersToolbar.tsx';
import { countFilters } from './price-query.ts';
import { messages } from './price-table.messages.ts';
import type { ShownPricePage } from './use-price-page.ts';

/** The offers of all sellers in four groups, with filters, order and view. */
export function PriceOffers({ page, query, view }: ShownPricePage) {
  const t = useTexts(messages);
  const isBusy = useNavigation().state !== 'idle';
  const isNarrowed = countFilters(query) > 0;
  return (
    <section className="price-offers" aria-labelledby="offers">
      <PriceFilters page={page} query={query} />
      <div className="price-results" aria-busy={isBusy}>
        <OffersToolbar page={page} query={query} view={view} />
        <div className="price-aids">
          <GroupLinks page={page} query={query} />
          <DeliveryCity />
        </div>
        <RateNote currency={page.currency} />
        {page.foundItems > 0 ? (
          <>
            <OfferGroups page={page} query={query} view={view} isNarrowed={isNarrowed} />
            <PagesOfOffers page={page} query={query} />
          </>
        ) : (
          <EmptyState title={t('nothingMatches')} headingAs="h3" icon={<SearchX />}>
            {t('nothingMatchesHint')}
          </EmptyState>
        )}
      </div>
    </section>
  );
}
