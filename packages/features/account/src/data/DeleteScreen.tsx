import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import type { ClientInfo } from '@partshop/api-client';
import {
  isAnonymous,
  isolate,
  isSeller,
  seesSwitchPanel,
  selectClient,
  useHref,
  useLocale,
  useTexts,
} from '@partshop/features/core';
import { useSentForm } from '@partshop/features/core/forms';
import { formatPhone, paths } from '@partshop/features/shared';
import { Body, CheckCodeStep } from '@partshop/features/sign-in';
import { ButtonLink, Card, EmptyState, Link, PageHeading } from '@partshop/ui';
import { AccountPage } from '../account-page.styles.ts';
import { AccountFrame } from '../frame/AccountFrame.tsx';
import { messages } from './data.messages.ts';
import type { DeleteAnswer } from './delete.saga.ts';
import { DeleteForm } from './DeleteForm.tsx';

const START: DeleteAnswer = { step: 'password', refusal: null };

/** /profile/delete: says what goes and what stays, and asks again; to a guest it says that the account is deleted. */
export function DeleteScreen() {
  const client = useSelector(selectClient);
  if (isAnonymous(client)) return <Deleted />;
  return (
    <AccountFrame>
      <Asking mayDelete={!isStaff(client)} phone={client.ClientPhone ?? ''} />
    </AccountFrame>
  );
}

const isStaff = (client: ClientInfo): boolean => isSeller(client) || seesSwitchPanel(client);

function Asking({ mayDelete, phone }: { mayDelete: boolean; phone: string }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const first = useActionData<DeleteAnswer | undefined>();
  const { answer = START, ...sent } = useSentForm<DeleteAnswer>(paths.deleteAccount.to(), first);
  return (
    <AccountPage data-ui="DeleteAccount">
      <PageHeading title={t('deleteTitle')} />
      <ul className="points">
        <li>{t('gone')}</li>
        <li>{t('kept')}</li>
        <li>{t('sessions')}</li>
        <li>{t('again')}</li>
      </ul>
      <Card className="card">
        {mayDelete ? (
          <Body>
            {answer.step === 'code' ? (
              <CheckCodeStep
                {...sent}
                answer={answer}
                sent={{}}
                hint={t('sent', { phone: isolate(formatPhone(phone), locale) })}
                submitLabel={t('delete')}
                change={{ intent: 'by-password', label: t('byPassword') }}
              />
            ) : (
              <DeleteForm {...sent} refusal={answer.refusal} mayUseCode={phone !== ''} />
            )}
          </Body>
        ) : (
          <p>{t('staff')}</p>
        )}
      </Card>
      <Link href={href(paths.profile.to())} variant="standalone">
        {t('keep')}
      </Link>
    </AccountPage>
  );
}

function Deleted() {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <EmptyState
      headingAs="h1"
      title={t('doneTitle')}
      actions={<ButtonLink href={href(paths.home.to())}>{t('toHome')}</ButtonLink>}
    >
      {t('doneText')}
    </EmptyState>
  );
}
