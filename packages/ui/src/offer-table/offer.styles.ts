import { css } from 'styled-components';
import { fitLineRules } from '../fit-verdict/fit-verdict.styles.ts';

/** The title of a group with its figures, in both views. */
export const offerHeadingRules = css`
  & .ps-offer-heading {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-3);
    align-items: baseline;
  }

  & .ps-offer-heading > h3 {
    scroll-margin-block-start: calc(var(--ps-space-16) + var(--ps-top-bar-size, 0px));
  }

  & .ps-offer-heading > span,
  & .ps-offer-empty {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .ps-offer-heading > .ps-offer-common {
    color: var(--ps-color-text);
  }

  & .ps-offer-heading > .ps-offer-from {
    margin-inline-start: auto;
  }
`;

/** Styles shared by both views: quantity, promise of delivery, badges. */
export const offerRules = css`
  & .ps-offer-qty {
    inline-size: 4.25em;
    min-block-size: var(--ps-control-md);
    padding: 0 var(--ps-space-1);
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
    font-size: var(--ps-type-control);
    text-align: center;
    appearance: textfield;
  }

  & .ps-offer-qty::-webkit-inner-spin-button {
    display: none;
  }

  & .ps-offer-qty:hover {
    border-color: var(--ps-color-text-muted);
  }

  & .ps-offer-qty:user-invalid {
    border-color: var(--ps-color-critical-text);
  }

  & .ps-offer-add {
    display: flex;
    gap: var(--ps-space-2);
  }

  & .ps-offer-add > button {
    flex: 1;
    white-space: nowrap;
  }

  & .ps-offer-delivery[data-arrival='tomorrow'] {
    color: var(--ps-color-positive-text);
  }

  & .ps-offer-punctual[data-level='low'] {
    color: var(--ps-color-attention-text);
  }

  & .ps-offer-in-basket {
    color: var(--ps-color-positive-text);
    font-size: var(--ps-type-xs);
    font-weight: var(--ps-weight-medium);
    white-space: nowrap;
  }

  & .ps-offer-in-basket:empty {
    display: none;
  }

  & .ps-fit {
    ${fitLineRules}
    display: flex;
    font-size: var(--ps-type-xs);
    line-height: inherit;
  }

  /* A page that expects verdicts keeps a line free for them, so that nothing moves when they come. */
  & .ps-offer-fit {
    min-block-size: var(--ps-offer-fit-room, 0);
  }

  & .ps-offer-fold-link {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
    min-block-size: 36px;
    color: var(--ps-color-accent-text);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
    text-decoration: none;
  }

  & .ps-offer-fold-link:hover {
    color: var(--ps-color-text);
    text-decoration: underline;
  }

  & .ps-offer-fold-link[aria-expanded='true'] > .ps-icon {
    rotate: 180deg;
  }

  @media (pointer: coarse) {
    & .ps-offer-fold-link {
      min-block-size: 44px;
    }
  }

  @media print {
    & .ps-offer-add {
      display: none;
    }
  }
`;

/** The link to the basket in a narrow list: it takes the place of the last line, so that nothing moves. */
export const offerListRules = css`
  & .ps-offer {
    position: relative;
  }

  & .ps-offer[data-marked] > td.ps-offer-punctual,
  & .ps-offer[data-marked] > div.ps-offer-stock {
    visibility: hidden;
  }

  & .ps-offer-in-basket {
    position: absolute;
    inset-block-end: var(--ps-space-2);
    inset-inline-start: var(--ps-space-3);
    padding-block: var(--ps-space-1);
  }
`;
