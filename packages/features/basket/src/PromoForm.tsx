import { useSelector } from 'react-redux';
import { useNavigation } from 'react-router-dom';
import { isolate, useHref, useLocale, useTexts } from '@partshop/features/core';
import { usePageForm } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { PromoField, type PromoState } from '@partshop/ui';
import { selectBasketPromo, selectGoodsTotal } from './basket.selectors.ts';
import type { PromoReason, RefusedPromo } from './promo-refusal.ts';
import { messages } from './promo.messages.ts';
import { useBasketMoney } from './use-basket-money.ts';

export type PromoFormProps = {
  /** The query of the page, which preserves the view. */ action: string;
  refused: RefusedPromo | undefined;
};

/** The promo code of the basket: a field for it, what it takes off, or why it takes nothing off. */
export function PromoForm({ action, refused }: PromoFormProps) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const promo = useSelector(selectBasketPromo);
  const goods = useSelector(selectGoodsTotal);
  const { moneyText } = useBasketMoney();
  const path = paths.basket.to() + action;
  const { isSending, formProps } = usePageForm(path);
  const { formData } = useNavigation();
  const isChecking = isSending && formData?.get('intent') === 'set-promo';

  const reasonText = (reason: PromoReason, minTotal: number) =>
    t(`refused-${reason}`, {
      minTotal: isolate(moneyText(minTotal), locale),
      total: isolate(moneyText(goods), locale),
    });
  const stateOf = (): PromoState => {
    if (isChecking) return { status: 'pending' };
    if (promo && promo.problem === null) {
      const { code, percent, discount } = promo;
      const text =
        percent === null ? t('sum', { sum: isolate(moneyText(discount), locale) }) : t('percent', { percent });
      return { status: 'accepted', code, text };
    }
    if (refused) return { status: 'refused', reason: reasonText(refused.promo.reason, refused.promo.minTotal) };
    return promo?.problem
      ? { status: 'refused', reason: reasonText(promo.problem, promo.minTotal) }
      : { status: 'idle' };
  };
  const state = stateOf();

  return (
    <form {...formProps} className="promo">
      <input type="hidden" name="intent" value={state.status === 'accepted' ? 'remove-promo' : 'set-promo'} />
      <PromoField
        label={t('label')}
        name="promo"
        state={state}
        defaultValue={refused?.promo.code ?? (promo?.problem ? promo.code : undefined)}
        removeAction={href(path)}
        texts={{ apply: t('apply'), pending: t('checking'), remove: t('remove') }}
      />
    </form>
  );
}
