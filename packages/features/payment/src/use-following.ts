import { useEffect, useEffectEvent, useRef } from 'react';
import type { PaymentState } from '@partshop/api-client';
import { useAppStore, useNow } from '@partshop/features/core';
import { askPayment, followPayment } from './pay.saga.ts';
import type { PaymentView } from './payment-view.ts';

const MINUTE_MS = 60_000;

/**
 * Keeps the page of a payment up to date: asks while the payment waits, when the time to pay is over, and when the browser shows the
 * page again as it was left for the provider's. Calls `onChange` when what the page is about changed.
 */
export function useFollowing(
  number: string,
  payment: PaymentState | null,
  view: PaymentView,
  onChange: (view: PaymentView) => void,
): void {
  const store = useAppStore();
  const now = useNow(MINUTE_MS);
  const isWaiting = view === 'waiting';
  const payUntil = payment?.payUntil ?? null;
  const overAt = payUntil !== null && Date.parse(payUntil) < now ? now : null;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const left = new AbortController();
    store.run(followPayment, left.signal, number).catch(() => undefined);
    return () => left.abort();
  }, [store, number, isWaiting]);

  // Once a minute, until the shop has ended it.
  useEffect(() => {
    if (overAt !== null) store.run(askPayment, undefined, number).catch(() => undefined);
  }, [store, number, overAt]);

  useEffect(() => {
    const askAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) store.run(askPayment, undefined, number).catch(() => undefined);
    };
    addEventListener('pageshow', askAgain);
    return () => removeEventListener('pageshow', askAgain);
  }, [store, number]);

  const seen = useRef(view);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (seen.current !== view) tell(view);
    seen.current = view;
  }, [view]);
}
