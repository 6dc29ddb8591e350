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
  const { ClientName, ClientPhone, ClientEmail, ClientCode, ClientType = 'Retail' } = client;
  const edit = (label: string, path: string) =>
    client.SwitchedBy ? null : (
      <Link href={href(path)} aria-label={label} variant="standalone">
        {t('edit')}
      </Link>
    );
  return (
    <Card as="section" className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('about')}</h2>
      <DefinitionList
        items={[
          {
            term: t('name'),
            value: (
              <span className="own">
                <DataText>{ClientName ?? ''}</DataText> {edit(t('editName'), paths.ownName.to())}
              </span>
            ),
          },
          {
            term: t('phone'),
            value: (
              <span className="own">
                <bdi dir="ltr">{formatPhone(ClientPhone ?? '')}</bdi>{' '}
                {edit(t('editPhone'), paths.ownContact.to('phone'))}
              </span>
            ),
          },
          {
            term: t('email'),
            value: (
              <span className="own">
                {ClientEmail ? <bdi dir="ltr">{ClientEmail}</bdi> : t('noEmail')}{' '}
                {edit(t('editEmail'), paths.ownContact.to('email'))}
              </span>
            ),
          },
          { term: t('code'), value: <PartNumber>{ClientCode}</PartNumber> },
          { term: t('type'), value: t(ClientType) },
        ]}
      />
    </Card>
  );
}
