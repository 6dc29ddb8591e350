import type { ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { messages } from './consent-banner.messages.ts';
import type { ConsentChoice } from './consent-choice.ts';
import { bannerClosed, choiceMade, selectChoice } from './consent.slice.ts';
import { ConsentBanner } from './ConsentBanner.tsx';

export type ConsentAskProps = { reason: 'first' | 'asked' };

/** The banner with the visitor's current choice. */
export function ConsentAsk({ reason }: ConsentAskProps): ReactElement {
  const t = useTexts(messages);
  const href = useHref();
  const dispatch = useDispatch();
  const choice = useSelector(selectChoice);
  return (
    <ConsentBanner
      takesFocus={reason === 'asked'}
      moreHref={href(paths.paperwork.to())}
      current={choice ? t(currentOf(choice)) : undefined}
      onAllow={() => dispatch(choiceMade({ analytics: true, chat: true }))}
      onRefuse={() => dispatch(choiceMade({ analytics: false, chat: false }))}
      onKeep={choice ? () => dispatch(bannerClosed()) : undefined}
    />
  );
}

function currentOf({ analytics, chat }: ConsentChoice): 'nowAll' | 'nowAnalytics' | 'nowChat' | 'nowNecessary' {
  if (analytics) return chat ? 'nowAll' : 'nowAnalytics';
  return chat ? 'nowChat' : 'nowNecessary';
}
