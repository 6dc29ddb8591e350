import { useId } from 'react';
import type { ClientInfo } from '@partshop/api-client';
import { DataText, useHref, useTexts } from '@partshop/features/core';
import { formatPhone, paths } from '@partshop/features/shared';
import { Card, DefinitionList, Link, PartNumber } from '@partshop/ui';
import { messages } from './profile.messages.ts';

export type ProfileIdentityProps = { client: ClientInfo };

/** The client's name, contacts, type and city. */
export function ProfileIdentity({ client }: ProfileIdentityProps) {
  const t = useTexts(messages);
  const href = useHref();
  const headingId = useId();
  const { ClientName, ClientPhone, ClientEmail, ClientCode, ClientType = 'Retail', CityName } = client;
  return (
    <Card as="section" className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('about')}</h2>
      <DefinitionList
        items={[
          { term: t('name'), value: <DataText>{ClientName ?? ''}</DataText> },
          ...(ClientPhone ? [{ term: t('phone'), value: <bdi dir="ltr">{formatPhone(ClientPhone)}</bdi> }] : []),
          { term: t('email'), value: ClientEmail ? <bdi dir="ltr">{ClientEmail}</bdi> : t('noEmail') },
          { term: t('code'), value: <PartNumber>{ClientCode}</PartNumber> },
          { term: t('type'), value: t(ClientType) },
          { term: t('city'), value: <DataText>{CityName ?? t('noCity')}</DataText> },
        ]}
      />
      <Link href={href(paths.city.to())} data-popup="city" variant="standalone">
        {t('changeCity')}
      </Link>
    </Card>
  );
}
