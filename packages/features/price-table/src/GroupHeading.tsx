import { isolate, useLocale, useTexts } from '@partshop/core';
import { formatMoney } from '@partshop/ui';
import { groupId, type OfferGroup } from './offer-groups.ts';
import { messages } from './price-table.messages.ts';

type GroupHeadingProps = { group: OfferGroup; currency: string };

/** A group's name, how many offers it has and from which price. */
export function GroupHeading({ group: { number, title, items, lowestPrice }, currency }: GroupHeadingProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  return (
    <div className="group-heading">
      <h3 id={groupId(number)}>{t(title)}</h3>
      <span className="group-count">{items.length}</span>
      {lowestPrice === null ? null : (
        <span className="group-price" suppressHydrationWarning>
          {t('priceFrom', {
            price: isolate(formatMoney({ amount: lowestPrice, currency, locale: locale.format }), locale),
          })}
        </span>
      )}
    </div>
  );
}
