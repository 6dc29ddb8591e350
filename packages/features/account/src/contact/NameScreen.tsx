import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import { MAX_NAME_LENGTH, MIN_NAME_LENGTH, NAME_PATTERN } from '@partshop/api-client';
import { selectClient, useHref, useTexts } from '@partshop/features/core';
import { SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Card, Link, PageHeading, TextField } from '@partshop/ui';
import { AccountPage } from '../account-page.styles.ts';
import { messages } from './contact.messages.ts';
import { findNameProblems, type NameRefused } from './name.saga.ts';

/** /profile/name */
export function NameScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const { ClientName = '' } = useSelector(selectClient);
  const refused = useActionData<NameRefused | undefined>();
  const { isSending, formProps } = usePageForm(paths.ownName.to());
  const { errors, idOf, errorOf } = useProblems<'name', never>(refused?.refusal, () => '', findNameProblems);
  return (
    <AccountPage data-ui="OwnName">
      <PageHeading title={t('nameTitle')} />
      <Card className="card">
        <SentForm
          {...formProps}
          isPending={isSending}
          refusal={refused?.refusal}
          errors={errors}
          hasOneField
          submit={{ label: t('save'), pendingLabel: t('saving'), variant: 'primary' }}
        >
          <TextField
            id={idOf('name')}
            name="name"
            label={t('name')}
            error={errorOf('name')}
            defaultValue={refused?.name ?? ClientName}
            autoComplete="name"
            required
            minLength={MIN_NAME_LENGTH}
            maxLength={MAX_NAME_LENGTH}
            pattern={NAME_PATTERN}
          />
        </SentForm>
      </Card>
      <Link href={href(paths.profile.to())} variant="standalone">
        {t('back')}
      </Link>
    </AccountPage>
  );
}
