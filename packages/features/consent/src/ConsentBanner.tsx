import { type KeyboardEvent, type ReactElement, useId, useRef } from 'react';
import { useTexts } from '@partshop/features/core';
import { Button, IconButton, Link, X } from '@partshop/ui';
import { messages } from './consent-banner.messages.ts';
import { AboveBanner, Banner } from './ConsentBanner.styles.ts';
import { useBannerFocus } from './use-banner-focus.ts';
import { useBannerRoom } from './use-banner-room.ts';

export type ConsentBannerProps = {
  /** Focuses the heading: true if the visitor opened the banner, false if it appeared by itself. */
  takesFocus: boolean;
  moreHref: string;
  /** The current choice as a sentence. */
  current?: string | undefined;
  onAllow: () => void;
  onRefuse: () => void;
  /** Closes the banner without a change. */
  onKeep?: (() => void) | undefined;
};

/**
 * The consent banner at the lower edge, not modal. Both answers are equally easy. It lies above the page and moves nothing: other
 * elements at the edge move up, and the page scrolls a focused element into view.
 */
export function ConsentBanner({
  takesFocus,
  moreHref,
  current,
  onAllow,
  onRefuse,
  onKeep,
}: ConsentBannerProps): ReactElement {
  const t = useTexts(messages);
  const titleId = useId();
  const rootRef = useRef<HTMLElement>(null);
  const { headingRef, onFocus, leave } = useBannerFocus(takesFocus);
  const size = useBannerRoom(rootRef);

  const answerBy = (act: () => void) => () => {
    leave();
    act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onKeep) answerBy(onKeep)();
  };

  return (
    <Banner
      ref={rootRef}
      aria-labelledby={titleId}
      data-ui="ConsentBanner"
      data-closable={onKeep ? '' : undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <AboveBanner $size={size} />
      <div className="consent-row">
        <div className="consent-text">
          <h2 className="consent-title" id={titleId} ref={headingRef} tabIndex={-1}>
            {t('title')}
          </h2>
          <p>
            {t('text')} {current === undefined ? null : <strong>{current} </strong>}
            <Link href={moreHref}>{t('more')}</Link>
          </p>
        </div>
        <div className="consent-answers">
          <Button size="small" onClick={answerBy(onRefuse)}>
            {t('necessary')}
          </Button>
          <Button size="small" onClick={answerBy(onAllow)}>
            {t('allow')}
          </Button>
        </div>
        {onKeep ? (
          <IconButton className="consent-close" label={t('keep')} onClick={answerBy(onKeep)}>
            <X />
          </IconButton>
        ) : null}
      </div>
    </Banner>
  );
}
