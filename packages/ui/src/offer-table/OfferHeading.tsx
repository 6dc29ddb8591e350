import type { OfferGroup } from './offer-group.ts';

/** The title of a group, the name of its parts, its number of offers and its lowest price. */
export function OfferHeading({ group: { id, title, name, countText, from } }: { group: OfferGroup }) {
  return (
    <div className="ps-offer-heading">
      <h3 id={id}>{title}</h3>
      <span className="ps-offer-count" suppressHydrationWarning>
        {countText}
      </span>
      {name ? <span className="ps-offer-common">{name}</span> : null}
      {from === null ? null : (
        <span className="ps-offer-from" suppressHydrationWarning>
          {from}
        </span>
      )}
    </div>
  );
}
