import { styled } from 'styled-components';
import { media } from '@partshop/ui';
import { filterRules, pageFrame } from '@partshop/features/shared';

/** The list of orders. */
export const Orders = styled.div`
  ${pageFrame}
  ${filterRules}

  & .filter-search {
    flex: 1 1 16rem;
    max-inline-size: 28rem;
  }

  & :is(.statuses, .orders, .order-items) {
    padding: 0;
    list-style: none;
  }

  & .statuses {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
  }

  & .orders {
    display: grid;
    gap: var(--ps-space-3);
  }

  & .order {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
  }

  & .order-head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-4);
    align-items: center;
  }

  & .order-head > h2 {
    font-size: var(--ps-type-lg);
  }

  & .order-head a {
    color: var(--ps-color-text);
    text-decoration: none;
  }

  & .order-head a:hover {
    color: var(--ps-color-accent-text);
    text-decoration: underline;
  }

  & :is(.order-date, .order-rest) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .order-expected {
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
  }

  & .order-total {
    margin-inline-start: auto;
    font-size: var(--ps-type-lg);
    font-weight: var(--ps-weight-strong);
  }

  & .order-items {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3) var(--ps-space-5);
    align-items: center;
  }

  & .order-items > li {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
    min-inline-size: 0;
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & .order-items > li:not(.order-rest) {
    flex: 0 1 18rem;
  }

  & .order-items > li > :first-child:not(:only-child) {
    flex: none;
    inline-size: 40px;
  }

  & .order-repeat {
    justify-self: start;
  }

  & .order-item-name {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  ${media.narrow} {
    gap: var(--ps-space-4);

    & .filter-search {
      flex-basis: 100%;
      max-inline-size: none;
    }

    & .order-items > li:not(.order-rest) {
      flex-basis: 100%;
    }
  }
`;
