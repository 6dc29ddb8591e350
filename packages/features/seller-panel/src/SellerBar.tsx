import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Store } from '@partshop/ui';
import { QUICK_LINKS } from './seller-links.ts';
import { messages } from './seller-panel.messages.ts';
import { SellerBarRoot } from './seller-panel.styles.ts';

/** §6 Seller: links to the seller's pages, above every page of the shop. */
export function SellerBar() {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <SellerBarRoot aria-label={t('bar')} data-ui="SellerBar">
      <div className="seller-row">
        <a
          className="seller-link seller-open"
          href={href(paths.sellerInfo.to())}
          data-popup="provider"
          aria-haspopup="dialog"
        >
          <Store />
          {t('title')}
        </a>
        <ul className="seller-quick">
          {QUICK_LINKS.map(({ name, path }) => (
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
