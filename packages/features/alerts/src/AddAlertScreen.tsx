import { useActionData } from 'react-router-dom';
import { useSelector } from 'react-redux';
import type { GoodCard } from '@partshop/api-client';
import {
  isolate,
  useHref,
  useLocale,
  useQuery,
  useTexts,
  selectIsAnonymous,
  type CoreState,
} from '@partshop/features/core';
import { useSentForm } from '@partshop/features/core/forms';
import { formatPhone, paths } from '@partshop/features/shared';
import { Body, Page } from '@partshop/features/sign-in';
import { Alert, ButtonLink, Card, PageHeading } from '@partshop/ui';
import type { AddAnswer } from './add-alert-rules.ts';
import { AddAlertForm } from './AddAlertForm.tsx';
import { alertArticle } from './alerts.loadables.ts';
import { messages } from './alerts.messages.ts';
import { ADD_QUERY } from './alerts.query.ts';
import { AlertArticle } from './AlertArticle.tsx';

const START: AddAnswer = { step: 'form', typed: null, refusal: null };

/** /alerts/new: asks for a message when an article comes into stock or, if it can be bought, becomes cheaper. */
export function AddAlertScreen() {
  const t = useTexts(messages);
  const id = useQuery(ADD_QUERY).get('article') ?? '';
  const known = useSelector((state: CoreState) => alertArticle.select(state, Number(id)));
  const first = useActionData<AddAnswer | undefined>();
  const { answer = START, ...form } = useSentForm<AddAnswer>(paths.addAlert.to(id), first);
  const article = 'data' in known ? known.data?.items[0] : undefined;
  if (!article) return null;
  return (
    <Page data-ui="AddAlert">
      <PageHeading title={t(article.best ? 'priceTitle' : 'stockTitle')} />
      <Card>
        <Body>
          <AlertArticle of={article} />
          {answer.step === 'form' ? (
            <AddAlertForm {...form} answer={answer} article={article} />
          ) : (
            <Asked answer={answer} article={article} />
          )}
        </Body>
      </Card>
    </Page>
  );
}

/** What became of the form. */
function Asked({ answer, article }: { answer: Extract<AddAnswer, { step: 'asked' }>; article: GoodCard }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const isAnonymous = useSelector(selectIsAnonymous);
  const { contact: typed, isConfirmed, isMet } = answer;
  const contact = isolate(typed.includes('@') ? typed : formatPhone(typed), locale);
  return (
    <>
      <Alert
        tone="positive"
        role="status"
        title={t(isConfirmed ? 'askedTitle' : 'sentTitle')}
        actions={
          <ButtonLink size="small" href={href(paths.price.to(article.catalogKey, article.clearNumber))}>
            {t('toArticle')}
          </ButtonLink>
        }
      >
        {t(isConfirmed ? 'askedText' : 'sentText', { contact })}
      </Alert>
      {isMet ? <p className="lead">{t('alreadyMet')}</p> : null}
      {isAnonymous ? null : (
        <p>
          <a className="ps-touch" href={href(paths.alerts.to())}>
            {t('toOwn')}
          </a>
        </p>
      )}
    </>
  );
}
