import { useSelector } from 'react-redux';
import { useActionData, useParams } from 'react-router-dom';
import type { OrderNotices } from '@partshop/api-client';
import { isolate, useHref, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { SentForm, useSentForm, type FormRefusal, type SentFormState } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Body, Page } from '@partshop/features/sign-in';
import { Button, ButtonLink, Card, EmptyState, MessageSquareText, PageHeading } from '@partshop/ui';
import { orderNotices } from './order-notices.loadable.ts';
import { messages } from './order-notices.messages.ts';
import type { NoticesAnswer } from './order-notices.saga.ts';

/** /order-notices/{token}: the link in messages about an order, with the button that ends them. */
export function OrderNoticesScreen() {
  const { token = '' } = useParams();
  const known = useSelector((state: CoreState) => orderNotices.select(state, token));
  const first = useActionData<NoticesAnswer | undefined>();
  const { answer, ...form } = useSentForm<NoticesAnswer>(paths.orderNotices.to(token), first);
  if (answer?.outcome === 'gone' || known.status === 'failed') return <Gone />;
  const notices = answer?.outcome === 'set' ? answer.notices : 'data' in known ? known.data : undefined;
  if (!notices) return null;
  return <Choice {...form} notices={notices} refusal={answer?.outcome === 'refused' ? answer.refusal : undefined} />;
}

type ChoiceProps = Omit<SentFormState<NoticesAnswer>, 'answer'> & {
  notices: OrderNotices;
  refusal: FormRefusal | undefined;
};

function Choice({ notices: { number, isWanted }, refusal, formProps }: ChoiceProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const href = useHref();
  return (
    <Page data-ui="OrderNotices">
      <PageHeading title={t('noticesTitle', { number: isolate(number, locale) })} />
      <Card>
        <Body>
          <SentForm
            {...formProps}
            refusal={refusal}
            errors={[]}
            actions={
              <>
                <Button type="submit" variant={isWanted ? 'primary' : 'secondary'} size="large">
                  {isWanted ? t('stopNotices') : t('resumeNotices')}
                </Button>
                <ButtonLink size="large" href={href(paths.findOrder.to(number))}>
                  {t('toOrder')}
                </ButtonLink>
              </>
            }
          >
            <input type="hidden" name="wanted" value={isWanted ? 'no' : 'yes'} />
            <p className="lead" role="status">
              {isWanted ? t('wanted') : t('unwanted')}
            </p>
          </SentForm>
        </Body>
      </Card>
    </Page>
  );
}

function Gone() {
  const t = useTexts(messages);
  return (
    <EmptyState headingAs="h1" title={t('noticesGoneTitle')} icon={<MessageSquareText />}>
      {t('noticesGoneText')}
    </EmptyState>
  );
}
