import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import { isAnonymous, selectClient, useQuery, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Card, PageHeading } from '@partshop/ui';
import { REGISTER_QUERY } from '../sign-in.query.ts';
import { linkedTarget } from '../form/target.ts';
import { messages } from '../sign-in.messages.ts';
import { Body, Page } from '../sign-in.styles.ts';
import { SignInSwitch } from '../SignInSwitch.tsx';
import type { CitiesAnswer, PointsAnswer, RegisterAnswer } from './register-answer.ts';
import { RegisterFlow } from './RegisterFlow.tsx';
import { Welcome } from './Welcome.tsx';

/** /register-simple, and with `by=code` the login by a code. */
export function RegisterScreen() {
  const t = useTexts(messages);
  const query = useQuery(REGISTER_QUERY);
  const client = useSelector(selectClient);
  const answered = useActionData<RegisterAnswer | CitiesAnswer | PointsAnswer | undefined>();
  const first = answered && 'step' in answered ? answered : undefined;
  const isLogin = query.has('by');
  const target = linkedTarget(query.get('target'));
  if (!isAnonymous(client)) return <Welcome name={client.ClientName ?? ''} target={target ?? paths.home.to()} />;
  return (
    <Page data-ui="Register">
      <PageHeading title={t(isLogin ? 'codeTitle' : 'registerTitle')} />
      <Card>
        <Body>
          <SignInSwitch mode={isLogin ? 'login' : 'registration'} target={target} />
          <RegisterFlow target={target} isLogin={isLogin} first={first} />
        </Body>
      </Card>
    </Page>
  );
}
