import { useRef, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import {
  selectClient,
  selectIsWholesale,
  selectSiteConfig,
  useHref,
  useTexts,
  type CoreState,
} from '@partshop/features/core';
import { isOpenPage, paths } from '@partshop/features/shared';
import { media, useIsOverAction } from '@partshop/ui';
import { messages } from './chat-link.messages.ts';
import { ChatIcon } from './ChatIcon.tsx';

const Root = styled.a`
  position: fixed;
  z-index: var(--ps-layer-sticky);
  inset-block-end: max(var(--ps-page-gutter), env(safe-area-inset-bottom));
  /* Above the consent banner: a transform, because new offsets would count as a layout shift. */
  transform: translateY(calc(-1 * var(--consent-size, 0px)));
  inset-inline-end: var(--ps-page-gutter);
  display: grid;
  place-items: center;
  inline-size: var(--ps-control-lg);
  block-size: var(--ps-control-lg);
  border-radius: var(--ps-radius-full);
  background: var(--ps-color-accent);
  box-shadow: var(--ps-shadow-md);
  color: var(--ps-color-on-accent);

  transition: translate var(--ps-motion-base) var(--ps-motion-ease);

  /* The back-to-top button appears in the corner further down; the chat makes room for it. */
  body:has([data-ui='BackToTop'][data-visible]) & {
    translate: 0 calc(-1 * (var(--ps-control-lg) + var(--ps-space-3)));
  }

  /* It stays in the order of the Tab key, and is seen while it has the focus. */
  &[data-yielding]:not(:focus) {
    opacity: 0;
    pointer-events: none;
  }

  /* Without scripts it cannot make room for what it covers, so it is at the end of the page. */
  ${media.unscripted} {
    position: static;
  }

  &:hover {
    background: var(--ps-color-accent-hover);
    color: var(--ps-color-on-accent);
  }

  &:active {
    background: var(--ps-color-accent-active);
  }

  @media print {
    display: none;
  }
`;

/** The contacts at the end of every page, until they have a page of their own. */
const FOOTER_CONTACTS = '#contacts';

/** §6, D46: retail clients and guests may chat, unless the site's configuration names their code. */
const selectMayChat = (state: CoreState): boolean => {
  const config = selectSiteConfig(state);
  if (!config || selectIsWholesale(state)) return false;
  return selectClient(state).ClientCode !== config.chatHiddenForClientCode;
};

/**
 * The chat button in the lower corner of every page: a link to the contacts, which opens the chat if scripts run. Nothing of the
 * chat loads before that. The button fades while it would cover something that acts.
 */
export function ChatLink(): ReactElement | null {
  const t = useTexts(messages);
  const href = useHref();
  const ref = useRef<HTMLAnchorElement>(null);
  const isOverAction = useIsOverAction(ref);
  const mayChat = useSelector(selectMayChat);
  if (!mayChat) return null;
  return (
    <aside aria-label={t('open')}>
      <Root
        ref={ref}
        href={isOpenPage(paths.contacts.to()) ? href(paths.contacts.to()) : FOOTER_CONTACTS}
        data-popup="chat"
        data-yielding={isOverAction || undefined}
        aria-label={t('open')}
        title={t('open')}
        data-ui="ChatLink"
      >
        <ChatIcon />
      </Root>
    </aside>
  );
}
