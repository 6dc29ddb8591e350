import { useSelector } from 'react-redux';
import { useNavigation, useParams } from 'react-router-dom';
import { useHref, useMoney, useTexts, type CoreState } from '@partshop/features/core';
import { usePageForm } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, Button, ButtonLink, Card, DefinitionList, Money, PartNumber } from '@partshop/ui';
import { messages } from './demo-pay.messages.ts';
import { DEMO_INTENTS } from './demo-pay.saga.ts';
import { DemoPayPage } from './demo-pay.styles.ts';
import { demoPayments, shopPageOf } from './demo-payments.loadable.ts';

/** /pay-demo/{payment}: stands in for a provider's page, where the buyer of a demo decides how the payment ends. */
export function DemoPayScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const { payment = '' } = useParams();
  const loadable = useSelector((state: CoreState) => demoPayments.select(state, payment));
  const { isSending, formProps } = usePageForm(paths.demoPay.to(payment));
  const sent = useNavigation().formData?.get('intent');
  const known = 'data' in loadable ? loadable.data : undefined;
  const { money } = useMoney('RUB', [known?.payable ?? 0]);
  if (!known) return null;
  const { number, payable, status, debtPayment } = known;
  return (
    <DemoPayPage data-ui="DemoPay">
      <Card as="section" aria-labelledby="demo-pay-heading">
        <h1 id="demo-pay-heading">{t('title')}</h1>
        <p>{t('text')}</p>
        <DefinitionList
          items={[
            { term: t(debtPayment === null ? 'order' : 'debt'), value: <PartNumber>{number}</PartNumber> },
            { term: t('amount'), value: <Money {...money(payable)} /> },
          ]}
        />
        {status === 'pending' ? (
          <form {...formProps}>
            {DEMO_INTENTS.map((intent) => (
              <Button
                key={intent}
                type="submit"
                name="intent"
                value={intent}
                size="large"
                variant={intent === 'pay' ? 'primary' : 'secondary'}
                isPending={isSending && sent === intent}
                pendingLabel={t('sending')}
              >
                {t(intent)}
              </Button>
            ))}
          </form>
        ) : (
          <Alert tone="info" role="note">
            {t(status)}
          </Alert>
        )}
        <ButtonLink href={href(shopPageOf(known))} variant="quiet">
          {t('back')}
        </ButtonLink>
      </Card>
    </DemoPayPage>
  );
}
