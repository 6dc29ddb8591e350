import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import { selectClient, useTexts } from '@partshop/features/core';
import { PageHeading } from '@partshop/ui';
import { LogoutForm } from '../account/LogoutForm.tsx';
import { messages } from './profile.messages.ts';
import type { ChangeAnswer } from './profile.saga.ts';
import { ProfilePage } from './profile.styles.ts';
import { ProfileIdentity } from './ProfileIdentity.tsx';
import { ProfilePassword } from './ProfilePassword.tsx';

/** /profile */
export function ProfileScreen() {
  const t = useTexts(messages);
  const client = useSelector(selectClient);
  const first = useActionData<ChangeAnswer | undefined>();
  return (
    <ProfilePage data-ui="Profile">
      <PageHeading title={t('title')} aside={<LogoutForm />} />
      <div className="cards">
        <ProfileIdentity client={client} />
        <ProfilePassword login={client.ClientPhone ?? client.ClientEmail ?? ''} first={first} />
      </div>
    </ProfilePage>
  );
}
