import { createFragment, useHref, useTexts } from '@partshop/features/core';
import { openLinks, paths } from '@partshop/features/shared';
import { Package, Warehouse } from '@partshop/ui';
import { messages } from './layout.messages.ts';

const LINKS = [
  { name: 'orders', path: paths.orders.to(), Icon: Package },
  { name: 'garage', path: paths.garage.to(), Icon: Warehouse },
] as const;

/** Orders and garage, as far as they exist. Guests are asked to log in (§6) and then redirected to them. */
export const OwnLinks = createFragment<{ isAnonymous: boolean }>(function OrdersAndGarage({ isAnonymous }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <>
      {openLinks(LINKS).map(({ name, path, Icon }) => (
        <a
          key={name}
          className="header-action header-own"
          href={href(path)}
          {...(isAnonymous
            ? { 'data-popup': 'login', 'data-popup-target': path, 'aria-haspopup': 'dialog' as const }
            : {})}
        >
          <Icon />
          <span className="header-action-name">{t(name)}</span>
        </a>
      ))}
    </>
  );
});
