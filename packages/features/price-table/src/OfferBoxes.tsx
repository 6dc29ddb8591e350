import { useTexts } from '@partshop/core';
import { GroupHeading } from './GroupHeading.tsx';
import { groupId, type OfferGroup } from './offer-groups.ts';
import type { OfferLabels, OfferLine } from './offer-row.ts';
import { BoxesRoot } from './offer-boxes.styles.ts';
import { OfferCards } from './offer-rows.ts';
import { messages } from './price-table.messages.ts';

export type ShownGroup = OfferGroup & { rows: OfferLine[]; emptyText: string };

export type OfferViewProps = { groups: readonly ShownGroup[]; labels: OfferLabels; currency: string };

/** The box view. Empty groups keep to one line each at the end, except the first: that nobody offers the very number matters. */
export function OfferBoxes({ groups, labels, currency }: OfferViewProps) {
  const first = groups.filter(({ number, items }) => number === 1 && items.length === 0);
  const filled = groups.filter(({ items }) => items.length > 0);
  const last = groups.filter(({ number, items }) => number !== 1 && items.length === 0);
  return (
    <BoxesRoot>
      <EmptyGroups groups={first} />
      {filled.map((group) => (
        <section key={group.number} aria-labelledby={groupId(group.number)}>
          <GroupHeading group={group} currency={currency} />
          <OfferCards as="ul" className="offers" rows={group.rows} common={labels} />
        </section>
      ))}
      <EmptyGroups groups={last} />
    </BoxesRoot>
  );
}

function EmptyGroups({ groups }: { groups: readonly ShownGroup[] }) {
  const t = useTexts(messages);
  if (groups.length === 0) return null;
  return (
    <ul className="groups-empty">
      {groups.map(({ number, title, emptyText }) => (
        <li key={number} className="group-empty">
          <strong>{t(title)}</strong> {emptyText}
        </li>
      ))}
    </ul>
  );
}
