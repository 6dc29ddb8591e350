import { styled } from 'styled-components';
import { lineFitRules } from '@partshop/features/basket';
import { media } from '@partshop/ui';
import { actRules, pageFrame } from '@partshop/features/shared';

/** The page of an order. */
export const OrderPage = styled.div`
  ${pageFrame}

  & .order-placed {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-3);
    align-items: center;
  }

  & .order-acts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
  }

  & .order-columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: var(--ps-space-5);
    align-items: start;
  }

  & :is(.order-side, section) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
    overflow-wrap: anywhere;
  }

  & h2 {
    font-size: var(--ps-type-lg);
  }

  & .order-strong {
    font-weight: var(--ps-weight-medium);
  }

  & :is(.order-items, .order-documents, .order-changes) > ul {
    padding: 0;
    list-style: none;
  }

  & :is(.order-documents, .order-changes) > ul {
    display: grid;
    gap: var(--ps-space-2);
  }

  & .order-changes > ul {
    gap: var(--ps-space-3);
  }

  & .order-changes > ul > li {
    display: grid;
    gap: var(--ps-space-1);
  }

  & .item-manage {
    display: grid;
    padding-block: var(--ps-space-2);
    padding-inline: var(--ps-space-3);
    background: var(--ps-color-sunken);
    border-radius: var(--ps-radius-md);
  }

  & .item {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: var(--ps-space-2) var(--ps-space-4);
    padding-block: var(--ps-space-4);
    border-block-end: 1px solid var(--ps-color-line);
    line-height: var(--ps-leading-snug);
  }

  /* The totals below it begin with a line of their own. */
  & .item:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }

  & .item:target {
    background: var(--ps-color-sunken);
  }

  & :is(.item-text, .item-more) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-1);
    justify-items: start;
  }

  & .item-more {
    grid-column: 2 / -1;
    gap: var(--ps-space-2);
    justify-items: stretch;
  }

  & .item-text > a {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
    text-decoration: none;
  }

  & .item-text > a:hover {
    color: var(--ps-color-accent-text);
    text-decoration: underline;
  }

  & .item-price {
    display: grid;
    align-content: start;
    justify-items: end;
  }

  & .item-sum {
    font-weight: var(--ps-weight-strong);
  }

  & .item:is([data-status='cancelled'], [data-status='refused'], [data-status='returned']) .item-sum {
    color: var(--ps-color-text-muted);
    text-decoration: line-through;
  }

  & :is(.item-pieces, .item-comment, .item-note, .line-seller) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  ${actRules}

  & .step-note {
    display: block;
  }

  ${lineFitRules}

  ${media.unscripted} {
    & .order-print {
      display: none;
    }
  }

  ${media.narrow} {
    & .order-columns {
      grid-template-columns: minmax(0, 1fr);
    }

    & .item {
      grid-template-columns: 56px minmax(0, 1fr);
    }

    & .item-price {
      display: flex;
      grid-column: 2 / -1;
      gap: var(--ps-space-3);
      align-items: baseline;
      justify-content: space-between;
    }

    & .item-more {
      grid-column: 1 / -1;
    }
  }

  @media print {
    gap: var(--ps-space-3);

    &
      :is(
        .order-back,
        .order-acts,
        .order-documents,
        .order-vin,
        .order-manage,
        .order-update,
        .item-manage,
        .item-act,
        .item-history,
        .item-more form,
        .item-note
      ) {
      display: none;
    }

    & .order-columns {
      grid-template-columns: minmax(0, 1fr) 240px;
    }

    & .item {
      padding-block: var(--ps-space-2);
      break-inside: avoid;
    }
  }
`;
