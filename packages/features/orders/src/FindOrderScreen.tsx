import { useActionData } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { isolate, selectIsAnonymous, useHref, useLocale, useQuery, useTexts } from '@partshop/features/core';
import { useSentForm } from '@partshop/features/core/forms';
import { formatPhone, isOpenPage, paths } from '@partshop/features/shared';
import { Body, CheckCodeStep, Page } from '@partshop/features/sign-in';
import { Card, Link, PageHeading } from '@partshop/ui';
import type { FindAnswer } from './find-answer.ts';
import { messages } from './find-order.messages.ts';
import { FIND_QUERY } from './find-order.query.ts';
import { OrderStep } from './OrderStep.tsx';

/** /find-order: an order's number and phone, then the code of the SMS. */
export function FindOrderScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const isAnonymous = useSelector(selectIsAnonymous);
  const start: FindAnswer = {
    step: 'order',
    number: useQuery(FIND_QUERY).get('number') ?? '',
    phone: '',
    refusal: null,
  };
  const first = useActionData<FindAnswer | undefined>();
  const { answer = start, ...form } = useSentForm<FindAnswer>(paths.findOrder.to(), first);
  return (
    <Page data-ui="FindOrder">
      <PageHeading title={t('title')} />
      <Card>
        <Body>
          {answer.step === 'order' ? (
            <OrderStep {...form} answer={answer} />
          ) : (
            <CheckCodeStep
              {...form}
              answer={answer}
              sent={{ number: answer.number, phone: answer.phone }}
              hint={t('codeSent', { phone: isolate(formatPhone(answer.phone), locale) })}
              submitLabel={t('submit')}
              change={{ intent: 'change-order', label: t('change') }}
            />
          )}
        </Body>
      </Card>
      {isAnonymous && isOpenPage(paths.orders.to()) ? (
        <Link href={href(paths.login.to(paths.orders.to()))} variant="standalone" className="below">
          {t('toLogin')}
        </Link>
      ) : null}
    </Page>
  );
}
