import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { CompanyContacts } from '@partshop/api-client';
import { DataText, selectContacts, useHref, useTexts } from '@partshop/features/core';
import { openLinks, paths, phoneHref } from '@partshop/features/shared';
import { Card, DefinitionList, Link, PageHeading } from '@partshop/ui';
import { messages } from './contacts.messages.ts';
import { Page } from './contacts.styles.ts';
import { addressOnMap } from '../map-links.ts';
import { StoreHours } from './StoreHours.tsx';

/** /contacts: how to reach the shop, when it is open, and who runs it. */
export function ContactsScreen() {
  const t = useTexts(messages);
  const contacts = useSelector(selectContacts);
  if (!contacts) return <PageHeading title={t('title')} description={t('unknown')} />;
  const { company, workTimes } = contacts;
  return (
    <Page data-ui="Contacts">
      <PageHeading title={t('title')} />
      <div className="ways">
        <Phones phones={company.phones} />
        <Mail email={company.email} />
        <Visit address={company.address}>
          <StoreHours hours={workTimes} />
        </Visit>
        <Details company={company} />
      </div>
      <Others />
    </Page>
  );
}

function Phones({ phones }: Pick<CompanyContacts, 'phones'>) {
  const t = useTexts(messages);
  return (
    <Card as="section" aria-labelledby="call">
      <h2 id="call">{t('call')}</h2>
      <ul>
        {phones.map(({ name, phone }) => (
          <li key={phone}>
            <a className="big ps-touch" href={phoneHref(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
            <DataText className="note">{name}</DataText>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Mail({ email }: Pick<CompanyContacts, 'email'>) {
  const t = useTexts(messages);
  const href = useHref();
  if (email === '') return null;
  return (
    <Card as="section" aria-labelledby="write">
      <h2 id="write">{t('write')}</h2>
      <a className="big ps-touch" href={`mailto:${email}`}>
        <bdi dir="ltr">{email}</bdi>
      </a>
      <p className="note">{t('writeHint')}</p>
      <Link href={href(paths.findOrder.to())} variant="standalone">
        {t('whereIsOrder')}
      </Link>
    </Card>
  );
}

function Visit({ address, children }: { address: string; children: ReactNode }) {
  const t = useTexts(messages);
  if (address === '') return null;
  return (
    <Card as="section" aria-labelledby="visit">
      <h2 id="visit">{t('visit')}</h2>
      <DataText className="address">{address}</DataText>
      <Link href={addressOnMap(address)} isExternal externalLabel={t('newTab')} variant="standalone">
        {t('onMap')}
      </Link>
      {children}
    </Card>
  );
}

function Details({ company: { companyName, inn, ogrn, address, isDemo } }: { company: CompanyContacts }) {
  const t = useTexts(messages);
  if (companyName === '') return null;
  const rows = [
    { term: t('company'), value: <DataText>{companyName}</DataText> },
    { term: t('inn'), value: <bdi dir="ltr">{inn}</bdi> },
    { term: t('ogrn'), value: <bdi dir="ltr">{ogrn}</bdi> },
    { term: t('address'), value: <DataText>{address}</DataText> },
  ];
  return (
    <Card as="section" aria-labelledby="details">
      <h2 id="details">{t('details')}</h2>
      <DefinitionList items={rows} />
      {isDemo ? <p className="note">{t('demo')}</p> : null}
    </Card>
  );
}

const OTHERS = [
  { path: paths.shops.to(), text: 'points' },
  { path: paths.delivery.to(), text: 'delivery' },
  { path: paths.becomeSupplier.to(), text: 'supplier' },
] as const;

/** Pages that people look for here. */
function Others() {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <nav aria-label={t('more')}>
      <ul className="others">
        {openLinks(OTHERS).map(({ path, text }) => (
          <li key={path}>
            <Link href={href(path)} variant="standalone">
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
