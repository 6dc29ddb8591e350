import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useIsScripted, useTexts, useWatchers, type CoreState, useCurrency } from '@partshop/features/core';
import { Button } from '@partshop/ui';
import { forgetSeen, seenGoods } from './seen-goods.ts';
import { seenCards } from './seen.loadables.ts';
import { messages } from './seen.messages.ts';
import { loadSeen } from './seen.saga.ts';
import { SeenRoot } from './seen.styles.ts';
import { SeenCards } from './SeenCards.tsx';

const HEADING = 'recently-seen';

/**
 * The articles that the visitor opened last. A server knows none: it writes the frame, which takes room only in a browser that has seen
 * some (`data-kept`), so that nothing moves when the cards arrive. `except`: the id of an article to leave out.
 */
export function RecentlySeen({ except }: { except?: number }) {
  const t = useTexts(messages);
  const currency = useCurrency();
  const ids = useIsScripted() ? seenGoods() : null;
  const known = useSelector((state: CoreState) => seenCards.select(state, { ids: ids ?? '', currency }));
  const [isCleared, setCleared] = useState(false);
  useWatchers(loadSeen);

  if (isCleared) {
    return (
      <p tabIndex={-1} ref={focus}>
        {t('cleared')}
      </p>
    );
  }
  const list = 'data' in known ? known.data : undefined;
  const goods = list?.items.filter(({ articleId }) => articleId !== except);
  const isNothing = ids === '' || known.status === 'failed' || goods?.length === 0;
  if (isNothing) return null;
  return (
    <SeenRoot data-known={ids !== null} aria-labelledby={HEADING}>
      <h2 id={HEADING}>{t('title')}</h2>
      <Button
        variant="quiet"
        size="small"
        isFlush
        onClick={() => {
          forgetSeen();
          setCleared(true);
        }}
      >
        {t('clear')}
      </Button>
      <ul className="seen-list">{list && goods ? <SeenCards goods={goods} currency={list.currency} /> : null}</ul>
    </SeenRoot>
  );
}

const focus = (element: HTMLElement | null): void => element?.focus();
