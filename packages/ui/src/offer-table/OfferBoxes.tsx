import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { BoxesRoot } from './offer-boxes.styles.ts';
import { offerCard } from './offer-card.ts';
import { foldItem } from './offer-fold.ts';
import { isFold, type OfferGroup, type OfferLine } from './offer-group.ts';
import { OfferHeading } from './OfferHeading.tsx';
import type { OfferLabels } from './offer-texts.ts';
import { OfferRows } from './OfferRows.tsx';

const lineOf = (line: OfferLine, labels: OfferLabels) => (isFold(line) ? foldItem(line) : offerCard(line, labels));

export type OfferBoxesProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  groups: readonly OfferGroup[];
  labels: OfferLabels;
};

/** Groups of offers to choose one from. Empty groups are single lines at the end, except the group of the requested number. */
export const OfferBoxes = forwardRef<HTMLDivElement, OfferBoxesProps>(function OfferBoxes(
  { groups, labels, ...rest },
  ref,
) {
  const empty = groups.filter(({ count }) => count === 0);
  return (
    <BoxesRoot ref={ref} {...rest} data-ui="OfferBoxes">
      <div className="ps-offer-groups">
        <EmptyGroups groups={empty.filter(({ isRequested }) => isRequested)} />
        {groups
          .filter(({ count }) => count > 0)
          .map((group) => (
            <section key={group.id} aria-labelledby={group.id}>
              <OfferHeading group={group} />
              <OfferRows as="ul" className="ps-offer-list" lines={group.lines} labels={labels} write={lineOf} />
            </section>
          ))}
        <EmptyGroups groups={empty.filter(({ isRequested }) => !isRequested)} />
      </div>
    </BoxesRoot>
  );
});

function EmptyGroups({ groups }: { groups: readonly OfferGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <ul className="ps-offer-empties">
      {groups.map(({ id, title, emptyText }) => (
        <li key={id} className="ps-offer-empty">
          <strong>{title}</strong> {emptyText}
        </li>
      ))}
    </ul>
  );
}
