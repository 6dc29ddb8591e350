import { styled } from 'styled-components';
import { lineFitRules } from '@partshop/features/basket';
import { media } from '@partshop/ui';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-6);

  & .success-head {
    display: flex;
    gap: var(--ps-space-4);
    align-items: center;
  }

  & .success-head p {
    color: var(--ps-color-text-muted);
  }

  & .success-icon {
    flex: none;
    inline-size: 48px;
    block-size: 48px;
    color: var(--ps-color-positive-text);
  }

  & .next-steps {
    display: grid;
    gap: var(--ps-space-2);
    padding-inline-start: var(--ps-space-5);
    line-height: var(--ps-leading-normal);
    list-style: decimal;
  }

  & .next-demo {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .next-tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-3);
    align-items: center;
  }

  & .next-tools > [data-ui='PartNumber'] {
    font-weight: var(--ps-weight-strong);
  }

  & .next-print {
    margin-inline-start: auto;
  }

  ${media.unscripted} {
    & .next-print {
      display: none;
    }
  }

  @media print {
    & .next {
      display: none;
    }
  }

  & .success-content {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: var(--ps-space-6);
    align-items: start;
  }

  & .success-facts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-2);
    overflow-wrap: anywhere;
  }

  & h2 {
    font-size: var(--ps-type-lg);
  }

  & .success-point {
    font-weight: var(--ps-weight-medium);
  }

  & .item {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: var(--ps-space-half) var(--ps-space-4);
    padding-block: var(--ps-space-3);
    border-block-end: 1px solid var(--ps-color-line);
    line-height: var(--ps-leading-snug);
  }

  ${lineFitRules}

  & .item > .item-picture {
    grid-row: 1 / span 5;
  }

  & .item > :is(span:not(.item-picture), .line-fit) {
    grid-column: 2 / -1;
  }

  & .item > a {
    justify-self: start;
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
    text-decoration: none;
  }

  & .item > a:hover {
    color: var(--ps-color-accent-text);
    text-decoration: underline;
  }

  & .item > .line-no-returns {
    justify-self: start;
  }

  & :is(.item-pieces, .line-seller) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .item-sum {
    font-weight: var(--ps-weight-strong);
  }

  & .items-bonus {
    display: flex;
    justify-content: space-between;
    padding-block-start: var(--ps-space-2);
  }

  & .items-total {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding-block-start: var(--ps-space-2);
    font-size: var(--ps-type-xl);
    font-weight: var(--ps-weight-strong);
  }

  & .items-total > dt {
    font-size: var(--ps-type-lg);
  }

  & .rate-note {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  ${media.narrow} {
    gap: var(--ps-space-4);

    & .success-content {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--ps-space-4);
    }

    & .success-head {
      display: grid;
      gap: var(--ps-space-2);
    }

    & .success-icon {
      inline-size: 32px;
      block-size: 32px;
    }
  }

  @media print {
    gap: var(--ps-space-3);

    & .success-icon {
      display: none;
    }

    & .success-content {
      grid-template-columns: minmax(0, 1fr) 240px;
      gap: var(--ps-space-4);
    }

    & .item {
      padding-block: var(--ps-space-1);
    }
  }
`;
