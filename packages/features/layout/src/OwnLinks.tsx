import { createFragment, useHref, useTexts } from '@partshop/features/core';
import { openLinks } from '@partshop/features/shared';
import { Package, Warehouse } from '@partshop/ui';
import { messages } from './layout.messages.ts';
import { needsLogin, ownLinks, type OwnName } from './shop-links.ts';

const ICONS = { orders: Package, garage: Warehouse };

/** Orders and garage, as far as they exist. Guests are asked to log in (§6) and then redirected to them. */
export const OwnLinks = createFragment<{ isAnonymous: boolean; current: OwnName | '' }>(function OrdersAndGarage({
  isAnonymous,
  current,
}) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <>
      {openLinks(ownLinks()).map(({ name, path }) => {
        const Icon = ICONS[name];
        const popup =
          isAnonymous && needsLogin(path)
            ? { 'data-popup': 'login', 'data-popup-target': path, 'aria-haspopup': 'dialog' as const }
            : {};
        return (
          <a
            key={name}
            className={`header-action header-${name}`}
            href={href(path)}
            aria-current={name === current ? 'page' : undefined}
            {...popup}
          >
            <Icon />
            <span className="header-action-name">{t(name)}</span>
          </a>
        );
      })}
    </>
  );
});
