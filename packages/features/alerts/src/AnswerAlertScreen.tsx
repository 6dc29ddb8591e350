import { useSelector } from 'react-redux';
import { useActionData, useParams } from 'react-router-dom';
import type { ArticleAlert } from '@partshop/api-client';
import { isolate, useHref, useLocale, useMoney, useTexts, type CoreState } from '@partshop/features/core';
import { SentForm, useSentForm, type SentFormState } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Body, Page } from '@partshop/features/sign-in';
import { Alert, Button, ButtonLink, Card, EmptyState, MessageSquareText, PageHeading } from '@partshop/ui';
import { AlertArticle } from './AlertArticle.tsx';
import { linkedAlert } from './alerts.loadables.ts';
import { messages } from './alerts.messages.ts';
import type { Answered } from './answer-alert.saga.ts';

/** /alerts/{token}: what the link of a message is about, with the buttons that confirm it and end it. */
export function AnswerAlertScreen() {
  const { token = '' } = useParams();
  const known = useSelector((state: CoreState) => linkedAlert.select(state, token));
  const first = useActionData<Answered | undefined>();
  const { answer, ...form } = useSentForm<Answered>(paths.alert.to(token), first);
  if (answer?.outcome === 'ended') return <Ended alert={answer.alert} />;
  if (answer?.outcome === 'gone' || known.status === 'failed') return <Gone />;
  const alert = answer?.outcome === 'confirmed' ? answer.alert : 'data' in known ? known.data : undefined;
  if (!alert) return null;
  return <Waiting {...form} alert={alert} refused={answer?.outcome === 'refused' ? answer : null} />;
}

type WaitingProps = Omit<SentFormState<Answered>, 'answer'> & {
  alert: ArticleAlert;
  refused: Extract<Answered, { outcome: 'refused' }> | null;
};

function Waiting({ alert, refused, formProps }: WaitingProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { moneyText } = useMoney('RUB');
  const { price, isConfirmed } = alert;
  const contact = isolate(alert.contact, locale);
  return (
    <Page data-ui="AnswerAlert">
      <PageHeading title={t('answerTitle')} />
      <Card>
        <Body>
          <AlertArticle of={alert} />
          {isConfirmed ? <Alert tone="positive">{t('confirmed')}</Alert> : null}
          <SentForm
            {...formProps}
            refusal={refused?.refusal}
            errors={[]}
            actions={
              <>
                {isConfirmed ? null : (
                  <Button type="submit" variant="primary" size="large" name="answer" value="confirm">
                    {t('confirm')}
                  </Button>
                )}
                <Button type="submit" size="large" name="answer" value="end">
                  {t('end')}
                </Button>
              </>
            }
          >
            {refused ? <input type="hidden" name="again" value={refused.answer} /> : null}
            <p className="lead">
              {price === null ? t('waitsStock', { contact }) : t('waitsPrice', { contact, price: moneyText(price) })}
            </p>
          </SentForm>
        </Body>
      </Card>
    </Page>
  );
}

function Ended({ alert }: { alert: ArticleAlert }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const article = isolate(`${alert.catalogName} ${alert.catalogFullNumber}`, locale);
  return (
    <EmptyState
      headingAs="h1"
      title={t('endedTitle')}
      icon={<MessageSquareText />}
      actions={
        <ButtonLink href={href(paths.price.to(alert.catalogKey, alert.clearNumber))}>{t('toArticle')}</ButtonLink>
      }
    >
      {t('endedText', { article })}
    </EmptyState>
  );
}

function Gone() {
  const t = useTexts(messages);
  return (
    <EmptyState headingAs="h1" title={t('goneTitle')} icon={<MessageSquareText />}>
      {t('goneText')}
    </EmptyState>
  );
}
