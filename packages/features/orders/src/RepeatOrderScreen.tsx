import { useSelector } from 'react-redux';
import { useActionData, useParams } from 'react-router-dom';
import type { OrderRepeat, RepeatLine } from '@partshop/api-client';
import { RateNote } from '@partshop/features/basket';
import { isolate, useCurrency, useHref, useLocale, useMoney, useTexts, type CoreState } from '@partshop/features/core';
import { SentForm, usePageForm } from '@partshop/features/core/forms';
import { useFit } from '@partshop/features/fit';
import { paths, WithNumber } from '@partshop/features/shared';
import { Alert, Button, Card, Link, Money, PageHeading } from '@partshop/ui';
import type { RefusedRepeat } from './act-on-repeat.saga.ts';
import { REPEAT_FIELDS } from './repeat-form.ts';
import { orderRepeats } from './repeat-order.loadable.ts';
import { messages } from './repeat-order.messages.ts';
import { RepeatPage } from './repeat-order.styles.ts';
import { RepeatLineRow } from './RepeatLineRow.tsx';
import { isOwnRefusal, RepeatRefusalAlert } from './RepeatRefusalAlert.tsx';
import { useRepeatChoice } from './use-repeat-choice.ts';

/** /client/vue-order/{number}/repeat: what the order would be today, to choose from (O7). */
export function RepeatOrderScreen() {
  const { number = '' } = useParams();
  const currency = useCurrency();
  const known = useSelector((state: CoreState) => orderRepeats.select(state, { number, currency }));
  const repeat = 'data' in known ? known.data : undefined;
  const refused = useActionData<RefusedRepeat | undefined>();
  return repeat ? <RepeatView repeat={repeat} refused={refused ?? null} /> : null;
}

function RepeatView({ repeat, refused }: { repeat: OrderRepeat; refused: RefusedRepeat | null }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const { number } = repeat;
  return (
    <RepeatPage data-ui="RepeatOrder">
      <div>
        <Link href={href(paths.order.to(number))} variant="standalone">
          {t('back')}
        </Link>
        <PageHeading
          title={<WithNumber text={t('title', { number: isolate(number, locale) })} number={number} />}
          description={t('lead')}
        />
      </div>
      {repeat.lines.every(({ offer }) => offer === null) ? (
        <Alert tone="attention" title={t('noneTitle')}>
          {t('noneText')}
        </Alert>
      ) : null}
      <RepeatForm repeat={repeat} refused={refused} />
    </RepeatPage>
  );
}

function RepeatForm({ repeat, refused }: { repeat: OrderRepeat; refused: RefusedRepeat | null }) {
  const t = useTexts(messages);
  const { number, lines, currency, requestId } = repeat;
  const { isSending, formProps } = usePageForm(paths.repeatOrder.to(number));
  const { isChosen, choose, qtyOf, setQty } = useRepeatChoice(repeat, refused);
  const fits = useFit(lines.map(articleOf));
  const { money, moneyText } = useMoney(
    currency.code,
    lines.map(({ price, offer }) => offer?.price ?? price),
  );
  const chosen = lines.filter(isChosen);
  const total = chosen.reduce((sum, line) => sum + (line.offer?.price ?? 0) * qtyOf(line), 0);
  const refusal = isSending ? undefined : refused?.refusal;
  return (
    <Card>
      <SentForm
        {...formProps}
        isPending={isSending}
        refusal={refusal && isOwnRefusal(refusal) ? null : refusal}
        errors={[]}
        hasOneField
      >
        {refusal && isOwnRefusal(refusal) ? <RepeatRefusalAlert refusal={refusal} /> : null}
        <input type="hidden" name={REPEAT_FIELDS.requestId} value={requestId} />
        <ul className="repeat-lines" aria-label={t('lines')}>
          {lines.map((line) => (
            <RepeatLineRow
              key={line.item.orderItemId}
              line={line}
              isChosen={isChosen(line)}
              qty={qtyOf(line)}
              fit={fits[articleOf(line)]}
              money={money}
              moneyText={moneyText}
              onChoose={(isTaken) => choose(line.item.orderItemId, isTaken)}
              onQty={(qty) => setQty(line.item.orderItemId, qty)}
            />
          ))}
        </ul>
        {lines.some(({ offer }) => offer !== null) ? (
          <div className="repeat-foot">
            <RateNote currency={currency} />
            <span className="repeat-total">
              <span>{t('chosen', { count: chosen.length })}</span>
              <Money {...money(total)} />
            </span>
            <Button type="submit" variant="primary" isPending={isSending} pendingLabel={t('sending')}>
              {t('submit')}
            </Button>
          </div>
        ) : null}
      </SentForm>
    </Card>
  );
}

const articleOf = ({ item, offer }: RepeatLine): number => (offer ?? item).articleId;
