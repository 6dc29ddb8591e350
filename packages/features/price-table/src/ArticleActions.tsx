import { ListActions } from '@partshop/features/lists';
import { type MouseEvent, useState } from 'react';
import { isPlainClick, useHref, useQuery, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { OpenedHistory } from './lazy-history.ts';
import { LazyFold } from './LazyFold.tsx';
import { PRICE_QUERY } from './price-table.query.ts';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';

/** What a visitor can do with the article besides buying it, in one row of links and small buttons. */
export function ArticleActions({ page }: { page: ShownPage }) {
  return (
    <div className="price-actions">
      <ListActions articleId={page.articleId} />
      <ShareLink page={page} />
      {page.best ? <PriceAlertLink page={page} /> : null}
      <PriceHistory key={page.articleId} page={page} />
    </div>
  );
}

/** Leads to the form that asks for a message when the article costs less. */
function PriceAlertLink({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <a className="ps-touch" href={href(paths.addAlert.to(String(page.articleId)))}>
      {t('alertPrice')}
    </a>
  );
}

/** What the article has cost (O9). */
function PriceHistory({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const href = useHref();
  const isAsked = useQuery(PRICE_QUERY).get('history') !== null;
  const opened = `${href(paths.price.to(page.catalogKey, page.clearNumber))}?history=`;
  return (
    <LazyFold
      className="price-history"
      summary={t('history')}
      isAsked={isAsked}
      href={opened}
      linkText={t('historyShow')}
    >
      <OpenedHistory articleId={page.articleId} currency={page.currency.code} href={opened} />
    </LazyFold>
  );
}

/** A link to the page itself. With scripts it opens the device's own window for sharing, or copies the address. */
function ShareLink({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const href = useHref();
  const [isCopied, setIsCopied] = useState(false);
  const path = href(paths.price.to(page.catalogKey, page.clearNumber));
  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    const url = event.currentTarget.href;
    event.preventDefault();
    void shareOrCopy({ title: document.title, url }).then(setIsCopied);
  };
  return (
    <>
      <a className="ps-touch" href={path} onClick={share}>
        {t('share')}
      </a>
      <output>{isCopied ? t('shareCopied') : ''}</output>
    </>
  );
}

/** Returns whether the address was copied; a visitor who closed the window for sharing wanted neither. */
async function shareOrCopy(page: { title: string; url: string }): Promise<boolean> {
  // Not every browser has it.
  const device: Partial<Pick<Navigator, 'share'>> = navigator;
  try {
    if (device.share) {
      await navigator.share(page);
      return false;
    }
    await navigator.clipboard.writeText(page.url);
    return true;
  } catch {
    return false;
  }
}
