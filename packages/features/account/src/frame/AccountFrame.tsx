import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectClient, selectIsAnonymous, useHere, useHref, useTexts } from '@partshop/features/core';
import { accountLinks, countOf, linkOf } from '../menu/account-links.ts';
import { messages } from '../menu/menu.messages.ts';
import { FrameLinks } from './FrameLinks.tsx';
import { Frame } from './frame.styles.ts';

/**
 * A page of the account with the ways to the others: beside it, and above it on phones. A guest, who may have lists too, sees the page
 * alone.
 */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useTexts(messages);
  const href = useHref();
  const { pathname } = useHere();
  const client = useSelector(selectClient);
  const links = accountLinks(client);
  if (useSelector(selectIsAnonymous)) return children;
  const current = linkOf(pathname, links);
  return (
    <Frame data-ui="AccountFrame">
      <FrameLinks label={t('links')}>
        {links.map((link) => (
          <li key={link.name}>
            <a href={href(link.path)} aria-current={link === current ? 'page' : undefined}>
              {t(link.name)}
              {countOf(link, client) > 0 ? <span className="frame-count">{countOf(link, client)}</span> : null}
            </a>
          </li>
        ))}
      </FrameLinks>
      <div className="frame-page">{children}</div>
    </Frame>
  );
}
