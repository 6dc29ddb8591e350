import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import { selectIsTableMode, sharedMessages, useHref, useQuery, useTexts, useWatchers } from '@partshop/features/core';
import { OverdueNotice } from '@partshop/features/finance';
import { paths } from '@partshop/features/shared';
import { LayoutGrid, PageHeading, Rows, SegmentedLinks } from '@partshop/ui';
import type { OutdatedParcels, RefusedBasketForm } from './act-on-basket.saga.ts';
import { aboutDeliveryWatchers } from './about-delivery.saga.ts';
import { BASKET_QUERY } from './basket.query.ts';
import { messages } from './basket.messages.ts';
import { selectBasketCount, selectBasketLines } from './basket.selectors.ts';
import { Root } from './basket.styles.ts';
import { BasketBar } from './BasketBar.tsx';
import { BasketList } from './BasketList.tsx';
import { BasketSelection } from './BasketSelection.tsx';
import { BasketSummary } from './BasketSummary.tsx';
import { BasketTable } from './BasketTable.tsx';
import { BoughtTogether } from './BoughtTogether.tsx';
import { EmptyBasket } from './EmptyBasket.tsx';
import { HeldGroups } from './HeldGroups.tsx';
import { MoveNotice } from './MoveLines.tsx';
import type { MoveOutcome } from './move-lines.saga.ts';
import type { RefusedPromo } from './promo-refusal.ts';
import { RefusedFormAlert } from './RefusedFormAlert.tsx';

/** /basket: the lines, their problems and the link to the checkout. */
export function BasketScreen() {
  useWatchers(aboutDeliveryWatchers);
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  const checkout = useRef<HTMLAnchorElement>(null);
  const query = useQuery(BASKET_QUERY);
  const answer = useActionData<RefusedBasketForm | RefusedPromo | OutdatedParcels | MoveOutcome | undefined>();
  const refused = answer && 'refusal' in answer ? answer : undefined;
  const refusedPromo = answer && 'promo' in answer ? answer : undefined;
  const move = answer && 'move' in answer ? answer.move : undefined;
  const isOutdated = answer !== undefined && 'outdated' in answer;
  const lines = useSelector(selectBasketLines);
  const count = useSelector(selectBasketCount);
  const isTableMode = useSelector(selectIsTableMode);
  const asked = query.get('view');
  const isTable = asked === 'table' || (asked !== 'box' && isTableMode);
  const here = href(paths.basket.to());
  const action = asked === null ? '' : `?view=${isTable ? 'table' : 'box'}`;

  if (lines.length === 0) {
    return (
      <Root>
        {refused ? <RefusedFormAlert refused={refused} /> : null}
        {move ? <MoveNotice outcome={move} /> : null}
        <EmptyBasket />
        <HeldGroups action={action} />
      </Root>
    );
  }
  const Lines = isTable ? BasketTable : BasketList;
  return (
    <Root>
      <PageHeading
        title={t('title')}
        description={shared('pieces', { count })}
        aside={
          <SegmentedLinks
            label={t('view')}
            items={[
              { href: `${here}?view=box`, label: t('boxView'), icon: <LayoutGrid />, isCurrent: !isTable },
              { href: `${here}?view=table`, label: t('tableView'), icon: <Rows />, isCurrent: isTable },
            ]}
          />
        }
      />
      {refused ? <RefusedFormAlert refused={refused} /> : null}
      {move ? <MoveNotice outcome={move} /> : null}
      <OverdueNotice />
      <div className="basket-content">
        <div className="basket-main">
          <BasketSelection lines={lines} action={action} move={move} />
          <Lines lines={lines} action={action} refused={refused} />
          <a className="basket-list ps-touch" href={href(paths.quickOrder.to())}>
            {t('addList')}
          </a>
          <BoughtTogether />
        </div>
        <BasketSummary checkout={checkout} action={action} refused={refusedPromo} isOutdated={isOutdated} />
      </div>
      <HeldGroups action={action} />
      <BasketBar checkout={checkout} />
    </Root>
  );
}
