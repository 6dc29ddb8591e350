import { useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { useTexts, useWatchers, type CoreState, useCurrency } from '@partshop/features/core';
import { forgetSeen, seenGoods } from '@partshop/features/shared';
import { Button } from '@partshop/ui';
import { seenCards } from './home.loadables.ts';
import { messages } from './home.messages.ts';
import { loadSeen } from './home.saga.ts';
import { SeenCards } from './SeenCards.tsx';

const HEADING = 'recently-seen';
const never = () => () => undefined;

/**
 * The articles that the visitor opened last. A server knows none: it writes the frame, which takes room only in a browser that has seen
 * some (`data-kept`), so that nothing moves when the cards arrive.
 */
export function RecentlySeen() {
  const t = useTexts(messages);
  const currency = useCurrency();
  const ids = useSyncExternalStore(never, seenGoods, () => null);
  const known = useSelector((state: CoreState) => seenCards.select(state, { ids: ids ?? '', currency }));
  const [isCleared, setCleared] = useState(false);
  useWatchers(loadSeen);

  if (isCleared) {
    return (
      <p className="seen-cleared" tabIndex={-1} ref={focus}>
        {t('seenCleared')}
      </p>
    );
  }
  const list = 'data' in known ? known.data : undefined;
  const isNothing = ids === '' || known.status === 'failed' || list?.items.length === 0;
  if (isNothing) return null;
  return (
    <section className="seen" data-known={ids !== null} aria-labelledby={HEADING}>
      <h2 id={HEADING}>{t('seen')}</h2>
      <Button
        variant="quiet"
        size="small"
        isFlush
        onClick={() => {
          forgetSeen();
          setCleared(true);
        }}
      >
        {t('seenClear')}
      </Button>
      <ul className="seen-list">{list ? <SeenCards list={list} /> : null}</ul>
    </section>
  );
}

const focus = (element: HTMLElement | null): void => element?.focus();
