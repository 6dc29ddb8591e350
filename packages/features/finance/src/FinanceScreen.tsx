import { useSelector } from 'react-redux';
import { selectContacts, selectOverdue, useMoney, useTexts } from '@partshop/features/core';
import { phoneHref } from '@partshop/features/shared';
import { Card, Link, Money, PageHeading } from '@partshop/ui';
import { messages } from './finance.messages.ts';
import { Page } from './finance.styles.ts';

const KOPECKS = 100;

/** /client/finance: the overdue amount, and whom to ask about it. */
export function FinanceScreen() {
  const t = useTexts(messages);
  const { money } = useMoney('RUB');
  const overdue = useSelector(selectOverdue);
  return (
    <Page data-ui="Finance">
      <PageHeading title={t('title')} />
      <Card as="section" className="debt" aria-labelledby="debt-heading">
        <h2 id="debt-heading">{t(overdue === null ? 'nothing' : 'overdue')}</h2>
        {overdue === null ? null : (
          <>
            <Money className="debt-amount" {...money(overdue * KOPECKS)} />
            <p>{t('pay')}</p>
            <Contacts />
          </>
        )}
      </Card>
      <p className="later">{t('later')}</p>
    </Page>
  );
}

/** The shop's phones and e-mail, which the footer loads. */
function Contacts() {
  const t = useTexts(messages);
  const company = useSelector(selectContacts)?.company;
  if (!company) return null;
  return (
    <ul className="debt-contacts" aria-label={t('contacts')}>
      {company.phones.map(({ phone }) => (
        <li key={phone}>
          <Link href={phoneHref(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </Link>
        </li>
      ))}
      {company.email === '' ? null : (
        <li>
          <Link href={`mailto:${company.email}`}>
            <bdi dir="ltr">{company.email}</bdi>
          </Link>
        </li>
      )}
    </ul>
  );
}
