import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Link } from '@partshop/ui';
import { messages } from './checkout.messages.ts';

/** Sections of the page. */
const LINKS = [
  { name: 'terms', section: '#terms' },
  { name: 'dataConsent', section: '#consent' },
] as const;

/** What the buyer accepts with the order. `isAbove`: the button asks for an approval. */
export function CheckoutConsent({ isAbove }: { isAbove: boolean }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <p className="summary-consent">
      {t(isAbove ? 'consentAbove' : 'consent')}
      {LINKS.map(({ name, section }) => (
        <Link key={name} href={href(paths.paperwork.to()) + section} isExternal externalLabel={t('newTab')}>
          {t(name)}
        </Link>
      ))}
    </p>
  );
}
