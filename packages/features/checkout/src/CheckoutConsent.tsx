import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Link } from '@partshop/ui';
import { messages } from './checkout.messages.ts';

const LINKS = [
  { name: 'terms', path: paths.terms.to() },
  { name: 'dataConsent', path: paths.dataConsent.to() },
] as const;

/** What the buyer accepts with the order. */
export function CheckoutConsent() {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <p className="summary-consent">
      {t('consent')}
      {LINKS.map(({ name, path }) => (
        <Link key={name} href={href(path)} isExternal externalLabel={t('newTab')}>
          {t(name)}
        </Link>
      ))}
    </p>
  );
}
