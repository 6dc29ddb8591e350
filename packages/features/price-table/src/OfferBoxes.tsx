import { useTexts } from '@partshop/core';
import { GroupHeading } from './GroupHeading.tsx';
import { groupId, type OfferGroup } from './offer-groups.ts';
import type { OfferRowProps } from './offer-row.ts';
import { OfferCards } from './offer-rows.ts';
import { messages } from './price-table.messages.ts';
import { BoxesRoot } from './offer-boxes.styles.ts';

export type ShownGroup = OfferGroup & { rows: (OfferRowProps & { key: string })[]; emptyText: string };

export type OfferViewProps = { groups: readonly ShownGroup[]; currency: string };

/** The box view. A group that is empty keeps to one line, except the first: that nobody offers the very number matters. */
export function OfferBoxes({ groups, currency }: OfferViewProps) {
  const t = useTexts(messages);
  return (
    <BoxesRoot>
      {groups.map((group) =>
        group.items.length === 0 ? (
          <p key={group.number} className="group-empty" data-first={group.number === 1}>
            <strong>{t(group.title)}</strong> {group.emptyText}
          </p>
        ) : (
          <section key={group.number} aria-labelledby={groupId(group.number)}>
            <GroupHeading group={group} currency={currency} />
            <OfferCards as="ul" className="offers" rows={group.rows} />
          </section>
        ),
      )}
    </BoxesRoot>
  );
}
