import { useActionData } from 'react-router-dom';
import { useQuery, useTexts } from '@partshop/features/core';
import { Card, PageHeading } from '@partshop/ui';
import { TARGET_QUERY } from '../sign-in.query.ts';
import { linkedTarget } from '../form/target.ts';
import { messages } from '../sign-in.messages.ts';
import { Body, Page } from '../sign-in.styles.ts';
import { SignInSwitch } from '../SignInSwitch.tsx';
import type { LoginAnswer } from './login.saga.ts';
import { LoginForm } from './LoginForm.tsx';

/** /login */
export function LoginScreen() {
  const t = useTexts(messages);
  const query = useQuery(TARGET_QUERY);
  const first = useActionData<LoginAnswer | undefined>();
  const target = linkedTarget(query.get('target'));
  return (
    <Page data-ui="Login">
      <PageHeading title={t('loginTitle')} />
      <Card>
        <Body>
          <SignInSwitch mode="login" target={target} />
          <LoginForm target={target} first={first} />
        </Body>
      </Card>
    </Page>
  );
}
