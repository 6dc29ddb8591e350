import { useSelector } from 'react-redux';
import { selectClient, useHref, useTexts } from '@partshop/features/core';
import { Store } from '@partshop/ui';
import { openGroups, quickLinks } from './seller-links.ts';
import { messages } from './seller-panel.messages.ts';
import { SellerBarRoot } from './seller-panel.styles.ts';

/** §6 Seller: links to the seller's pages that exist, above every page of the shop. */
export function SellerBar() {
  const t = useTexts(messages);
  const href = useHref();
  const client = useSelector(selectClient);
  const first = openGroups(client)[0]?.links[0];
  if (!first) return <BarWithoutPages />;
  return (
    <SellerBarRoot aria-label={t('bar')} data-ui="SellerBar">
      <div className="seller-row">
        <a className="seller-link seller-open" href={href(first.path)} data-popup="provider" aria-haspopup="dialog">
          <Store />
          {t('title')}
        </a>
        <ul className="seller-quick">
          {quickLinks(client).map(({ name, path }) => (
            <li key={path}>
              <a className="seller-link" href={href(path)}>
                {t(name)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </SellerBarRoot>
  );
}

function BarWithoutPages() {
  const t = useTexts(messages);
  return (
    <SellerBarRoot aria-label={t('bar')} data-ui="SellerBar">
      <div className="seller-row">
        <strong className="seller-name">
          <Store />
          {t('title')}
        </strong>
        <span>{t('soon')}</span>
      </div>
    </SellerBarRoot>
  );
}
