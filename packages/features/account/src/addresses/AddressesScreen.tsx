import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import type { DeliveryAddress } from '@partshop/api-client';
import { DataText, isolate, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { usePageForm } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Badge, Button, Card, PageHeading } from '@partshop/ui';
import { AccountPage } from '../account-page.styles.ts';
import { AddAddress } from './AddAddress.tsx';
import { ownAddresses } from './addresses.loadables.ts';
import { messages } from './addresses.messages.ts';
import type { AddressRefused } from './addresses.saga.ts';

/** /profile/addresses: where couriers bring orders of the client. */
export function AddressesScreen() {
  const t = useTexts(messages);
  const known = useSelector((state: CoreState) => ownAddresses.select(state, undefined));
  const { isSending, formProps } = usePageForm(paths.ownAddresses.to());
  const items = 'data' in known ? (known.data?.items ?? []) : [];
  return (
    <AccountPage data-ui="OwnAddresses">
      <PageHeading title={t('title')} description={t('lead')} />
      {items.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <form {...formProps} aria-busy={isSending}>
          <ul className="rows">
            {items.map((address) => (
              <AddressRow key={address.id} of={address} />
            ))}
          </ul>
        </form>
      )}
      {/* A key, so that the field is empty after its address was added. */}
      <AddAddress key={items.length} refused={useActionData<AddressRefused | undefined>()} />
    </AccountPage>
  );
}

function AddressRow({ of: { id, city, address, isDefault } }: { of: DeliveryAddress }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const named = { address: isolate(`${city}, ${address}`, locale) };
  return (
    <Card as="li" className="row">
      <div className="row-text">
        <span>
          <DataText>{address}</DataText>
        </span>
        <span className="muted">
          <DataText>{city}</DataText>
        </span>
      </div>
      <div className="row-acts">
        {isDefault ? (
          <Badge tone="positive">{t('isDefault')}</Badge>
        ) : (
          <Button type="submit" size="small" name="default" value={String(id)} aria-label={t('makeDefaultOf', named)}>
            {t('makeDefault')}
          </Button>
        )}
        <Button
          type="submit"
          size="small"
          variant="quiet"
          name="remove"
          value={String(id)}
          aria-label={t('removeOf', named)}
        >
          {t('remove')}
        </Button>
      </div>
    </Card>
  );
}
