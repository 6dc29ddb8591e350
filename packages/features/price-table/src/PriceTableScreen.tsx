import { useEffect, useRef } from 'react';
import { useAddForms } from '@partshop/features/basket';
import { rememberSeen, SeenOthers } from '@partshop/features/seen';
import { BuyBar } from './BuyBar.tsx';
import { CorrectedNumber } from './CorrectedNumber.tsx';
import { PriceHead } from './PriceHead.tsx';
import { PriceOffers } from './PriceOffers.tsx';
import { ReplacedBy } from './ReplacedBy.tsx';
import { PriceRoot } from './price-table.styles.ts';
import { useShownPricePage } from './use-price-page.ts';

/** One article with all its offers (§3 price page). */
export function PriceTableScreen() {
  const shown = useShownPricePage();
  // For the forms of all offers: the best one's and the rows'.
  const addForms = useAddForms();
  const addButton = useRef<HTMLButtonElement>(null);
  const articleId = shown?.page.articleId;
  useEffect(() => {
    if (articleId !== undefined) rememberSeen(articleId);
  }, [articleId]);
  if (!shown) return null;

  return (
    <PriceRoot {...addForms}>
      <CorrectedNumber page={shown.page} />
      <ReplacedBy parts={shown.page.replacedBy} />
      <PriceHead page={shown.page} query={shown.query} addButton={addButton} />
      {shown.page.totalItems > 0 ? <PriceOffers {...shown} /> : null}
      <SeenOthers key={articleId} than={shown.page.articleId} />
      {shown.page.best ? <BuyBar page={shown.page} best={shown.page.best} addButton={addButton} /> : null}
    </PriceRoot>
  );
}
