import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useTexts } from '@partshop/features/core';
import { LiveRegion } from '@partshop/ui';
import { messages } from './basket-notices.messages.ts';
import { selectBasketCount } from './basket.selectors.ts';

/** Tells screen readers what others see in the header: that something was added to the basket. */
export function BasketAnnouncement() {
  const t = useTexts(messages);
  const count = useSelector(selectBasketCount);
  const [seen, setSeen] = useState({ count, hasGrown: false });
  if (seen.count !== count) setSeen({ count, hasGrown: count > seen.count });
  return <LiveRegion announcement={seen.hasGrown ? { id: count, text: t('now-in-basket', { count }) } : undefined} />;
}
