import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import { selectClient, useQuery, useTexts } from '@partshop/features/core';
import { PageHeading } from '@partshop/ui';
import { LogoutForm } from '../account/LogoutForm.tsx';
import { PROFILE_QUERY } from '../sign-in.query.ts';
import { messages } from './profile.messages.ts';
import type { ChangeAnswer } from './profile.saga.ts';
import { ProfilePage } from './profile.styles.ts';
import { ProfileIdentity } from './ProfileIdentity.tsx';
import { ProfilePassword } from './ProfilePassword.tsx';

const CHANGED: ChangeAnswer = { outcome: 'changed' };

/** /profile */
export function ProfileScreen() {
  const t = useTexts(messages);
  const client = useSelector(selectClient);
  const isChanged = useQuery(PROFILE_QUERY).has('password');
  const first = useActionData<ChangeAnswer | undefined>() ?? (isChanged ? CHANGED : undefined);
  return (
    <ProfilePage data-ui="Profile">
      <PageHeading title={t('title')} aside={<LogoutForm />} />
      <div className="cards">
        <ProfileIdentity client={client} />
        <ProfilePassword client={client} first={first} />
      </div>
    </ProfilePage>
  );
}
