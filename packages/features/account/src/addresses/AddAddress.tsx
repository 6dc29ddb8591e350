import { useId } from 'react';
import { useSelector } from 'react-redux';
import { MAX_ADDRESS_LENGTH, MAX_DELIVERY_ADDRESSES, MIN_ADDRESS_LENGTH } from '@partshop/api-client';
import { isolate, selectClient, useHref, useLocale, useTexts } from '@partshop/features/core';
import { SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Card, Link, TextField } from '@partshop/ui';
import { messages } from './addresses.messages.ts';
import { findAddressProblems, type AddressCode, type AddressRefused } from './addresses.saga.ts';

/** The form that adds an address in the client's city. */
export function AddAddress({ refused }: { refused: AddressRefused | undefined }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const headingId = useId();
  const { CityName, CityId } = useSelector(selectClient);
  const { isSending, formProps } = usePageForm(paths.ownAddresses.to());
  const { errors, idOf, errorOf } = useProblems<'address', AddressCode>(
    refused?.refusal,
    ({ code }) =>
      code === 'full'
        ? t('full', { most: MAX_DELIVERY_ADDRESSES })
        : t('addressWrong', { least: MIN_ADDRESS_LENGTH, most: MAX_ADDRESS_LENGTH }),
    findAddressProblems,
  );
  const isCityKnown = CityId !== undefined && CityName !== undefined;
  return (
    <Card as="section" className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('addTitle')}</h2>
      <p className="acts">
        <span>{isCityKnown ? t('city', { city: isolate(CityName, locale) }) : t('noCity')}</span>
        <Link
          href={`${href(paths.city.to())}?target=${encodeURIComponent(paths.ownAddresses.to())}`}
          data-popup="city"
          variant="standalone"
        >
          {t('otherCity')}
        </Link>
      </p>
      {isCityKnown ? (
        <SentForm
          {...formProps}
          isPending={isSending}
          refusal={refused?.refusal}
          errors={errors}
          hasOneField
          submit={{ label: t('add'), pendingLabel: t('adding'), variant: 'primary' }}
        >
          <TextField
            id={idOf('address')}
            name="address"
            label={t('address')}
            hint={t('addressHint')}
            error={errorOf('address')}
            defaultValue={refused?.address ?? ''}
            autoComplete="street-address"
            required
            minLength={MIN_ADDRESS_LENGTH}
            maxLength={MAX_ADDRESS_LENGTH}
          />
        </SentForm>
      ) : null}
    </Card>
  );
}
