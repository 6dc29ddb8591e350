import { css, styled } from 'styled-components';
import { lineFitRules } from '@partshop/features/basket';
import { media } from '@partshop/ui';
import { WAYS } from './checkout-form.ts';

/** Shows what belongs to the chosen way to pay. Without a choice it is on receipt. */
const paymentRules = css`
  & .checkout:has([name='PaymentType'][value='online']:checked) [data-payment='on-receipt'],
  & .checkout:not(:has([name='PaymentType'][value='online']:checked)) [data-payment='online'] {
    display: none;
  }
`;

/** Shows what belongs to the chosen way. Without a choice it is the point of the shop. */
const waysRules = css`
  & .checkout:not(:has([name='DeliveryType']:checked)) [data-way]:not([data-way='point']) {
    display: none;
  }

  ${WAYS.map(
    (way) => css`
      & .checkout:has([name='DeliveryType'][value='${way}']:checked) [data-way]:not([data-way='${way}']) {
        display: none;
      }
    `,
  )}
`;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-6);

  & .checkout {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: var(--ps-space-6);
    align-items: start;
  }

  & .sections {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & .section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & .section-heading {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
    font-size: var(--ps-type-lg);
  }

  & .section-number {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: var(--ps-radius-full);
    background: var(--ps-color-accent-soft);
    color: var(--ps-color-accent-text);
    font-size: var(--ps-type-sm);
  }

  & .contact {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--ps-space-4);
  }

  & .ways-city {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
    align-items: baseline;
  }

  & .ways {
    --ps-radio-cards-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  }

  & .ways-note {
    color: var(--ps-color-text-muted);
  }

  ${waysRules}
  ${paymentRules}

  & .points {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & .points-city {
    max-inline-size: 320px;
  }

  & .points-map {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
    justify-items: start;

    --city-map-height: 320px;
  }

  & .points-map > div {
    justify-self: stretch;
  }

  & .points-group:not([data-open]) {
    display: none;
  }

  /* The list of cities is the visible label. */
  & .points-group > legend {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  & .points-group {
    --ps-radio-cards-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  }

  & .point-line {
    display: block;
  }

  ${media.unscripted} {
    & :is(.points-city, .points-map) {
      display: none;
    }

    & .points-group:not([data-open]) {
      display: grid;
    }

    & .points-group > legend {
      position: static;
      inline-size: auto;
      block-size: auto;
      overflow: visible;
      clip-path: none;
    }
  }

  & .comment > summary,
  & .summary-rest > summary {
    display: inline-flex;
    gap: var(--ps-space-2);
    align-items: center;
    min-block-size: var(--ps-control-md);
    color: var(--ps-color-accent-text);
    font-weight: var(--ps-weight-medium);
    cursor: pointer;
    list-style: none;
  }

  & :is(.comment, .summary-rest) > summary::-webkit-details-marker {
    display: none;
  }

  & :is(.comment, .summary-rest) > summary:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & .bar-term {
    display: block;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .bar-total {
    font-size: var(--ps-type-lg);
    font-weight: var(--ps-weight-strong);
  }

  & .bonus-rule {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & :is(.totals, .totals-with-bonus) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & .checkout:not(:has([name='Bonus']:checked)) .totals-with-bonus,
  & .checkout:has([name='Bonus']:checked) .totals:has(+ .totals-with-bonus) {
    display: none;
  }

  & .summary {
    position: sticky;
    inset-block-start: var(--ps-space-4);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & .summary h2 {
    font-size: var(--ps-type-lg);
    scroll-margin-block-start: var(--ps-space-4);
  }

  & .summary-lines {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  & .summary-line {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) auto;
    gap: var(--ps-space-half) var(--ps-space-3);
    padding-block: var(--ps-space-2);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
    overflow-wrap: anywhere;
  }

  & .summary-line + .summary-line {
    border-block-start: 1px solid var(--ps-color-line);
  }

  ${lineFitRules}

  & .summary-picture {
    grid-row: 1 / span 5;
    align-self: start;
  }

  & .summary-article {
    font-weight: var(--ps-weight-strong);
  }

  & .summary-sum {
    font-weight: var(--ps-weight-strong);
    text-align: end;
  }

  & :is(.summary-name, .summary-pieces, .summary-problem, .line-fit, .line-seller, .line-no-returns) {
    grid-column: 2 / -1;
  }

  & .line-no-returns {
    justify-self: start;
  }

  & :is(.summary-pieces, .line-seller) {
    color: var(--ps-color-text-muted);
  }

  & .summary-problem {
    color: var(--ps-color-attention-text);
  }

  & .summary-line[data-out] :is(.summary-article, .summary-name) {
    color: var(--ps-color-text-muted);
  }

  & .rate-note {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    text-align: center;
  }

  & .summary-consent {
    display: grid;
    gap: var(--ps-space-1);
    justify-items: start;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  @media (pointer: coarse) {
    & .summary-consent > a {
      padding-block: calc((44px - 1lh) / 2);
    }
  }

  & .limit-left {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .summary-blocked {
    color: var(--ps-color-attention-text);
  }

  & .refusal:focus {
    outline: 2px solid var(--ps-color-focus);
    outline-offset: 2px;
  }

  & .refusal-lines:empty {
    display: none;
  }

  & .refusal-lines {
    display: grid;
    gap: var(--ps-space-1);
    padding-block: var(--ps-space-1);
  }

  & [data-ui='EmptyState'] {
    --ps-state-text-size: 100%;
  }

  & .checkout-search {
    inline-size: min(480px, 100%);
    margin-block-start: var(--ps-space-4);
    margin-inline: auto;
  }

  ${media.narrow} {
    gap: var(--ps-space-4);

    & .checkout,
    & .contact {
      grid-template-columns: minmax(0, 1fr);
    }

    & .checkout {
      gap: var(--ps-space-4);
    }

    & .points-city {
      max-inline-size: none;
    }

    & .summary {
      position: static;
    }
  }
`;
