import { useSelector } from 'react-redux';
import { selectClient, selectIsWholesale, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Card, Link } from '@partshop/ui';
import { messages } from './profile.messages.ts';

const LINKS = [
  { name: 'company', path: paths.ownCompany.to(), for: 'Wholesale' },
  { name: 'addresses', path: paths.ownAddresses.to() },
  { name: 'sessions', path: paths.ownSessions.to() },
  { name: 'data', path: paths.ownData.to() },
] as const;

/** The other pages about the client, which staff who look at the shop as the client cannot open. */
export function ProfileLinks() {
  const t = useTexts(messages);
  const href = useHref();
  const isWholesale = useSelector(selectIsWholesale);
  const { Company } = useSelector(selectClient);
  // Employees do not change the company that they buy for.
  const isOwner = Company === undefined || Company.Role === 'owner';
  return (
    <Card as="section" className="card" aria-labelledby="more-heading">
      <h2 id="more-heading">{t('more')}</h2>
      <ul className="more">
        {LINKS.filter((link) => !('for' in link) || (isWholesale && isOwner)).map(({ name, path }) => (
          <li key={name}>
            <Link href={href(path)} variant="standalone">
              {t(name)}
            </Link>
            <span className="muted">{t(`${name}Text`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
