import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import { selectClient, useQuery, useTexts } from '@partshop/features/core';
import { Alert, PageHeading } from '@partshop/ui';
import { AccountFrame } from '../frame/AccountFrame.tsx';
import { LogoutForm } from '../menu/LogoutForm.tsx';
import { PROFILE_QUERY } from './profile.query.ts';
import { messages } from './profile.messages.ts';
import type { ChangeAnswer } from './profile.saga.ts';
import { ProfilePage } from './profile.styles.ts';
import { ProfileIdentity } from './ProfileIdentity.tsx';
import { ProfileLinks } from './ProfileLinks.tsx';
import { ProfilePassword } from './ProfilePassword.tsx';

const CHANGED: ChangeAnswer = { outcome: 'changed' };

/** /profile */
export function ProfileScreen() {
  const t = useTexts(messages);
  const client = useSelector(selectClient);
  const query = useQuery(PROFILE_QUERY);
  const isChanged = query.has('password');
  const saved = query.get('saved');
  const first = useActionData<ChangeAnswer | undefined>() ?? (isChanged ? CHANGED : undefined);
  return (
    <AccountFrame>
      <ProfilePage data-ui="Profile">
        <PageHeading title={t('title')} aside={<LogoutForm />} />
        {saved === 'name' || saved === 'contact' ? (
          <Alert tone="positive">{t(saved === 'name' ? 'nameSaved' : 'contactSaved')}</Alert>
        ) : null}
        <div className="cards">
          <ProfileIdentity client={client} />
          <ProfilePassword client={client} first={first} />
          {client.SwitchedBy ? null : <ProfileLinks />}
        </div>
      </ProfilePage>
    </AccountFrame>
  );
}
