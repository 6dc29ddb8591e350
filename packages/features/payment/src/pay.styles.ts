import { styled } from 'styled-components';
import { media } from '@partshop/ui';

/** The page where an order is paid. */
export const PayPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-5);

  & .pay-columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 400px;
    gap: var(--ps-space-5);
    align-items: start;
  }

  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & h2 {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
    font-size: var(--ps-type-lg);
  }

  & .pay-icon {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    color: var(--ps-color-text-muted);
  }

  & [data-view='paid'] .pay-icon {
    color: var(--ps-color-positive-text);
  }

  & [data-view='refused'] .pay-icon {
    color: var(--ps-color-critical-text);
  }

  & .pay-text {
    max-inline-size: 60ch;
  }

  & .pay-actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3);
    align-items: center;
  }

  & :is(.pay-left, .pay-note, .item-pieces) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .items {
    display: grid;
    gap: var(--ps-space-3);
    padding: 0;
    list-style: none;
  }

  & .items > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--ps-space-half) var(--ps-space-4);
    line-height: var(--ps-leading-snug);
    overflow-wrap: anywhere;
  }

  & .items a {
    justify-self: start;
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
    text-decoration: none;
  }

  & .items a:hover {
    color: var(--ps-color-accent-text);
    text-decoration: underline;
  }

  & .rate-note {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  ${media.narrow} {
    & .pay-columns {
      grid-template-columns: minmax(0, 1fr);
    }

    & .pay-actions > * {
      inline-size: 100%;
    }

    & .pay-actions button {
      inline-size: 100%;
    }
  }
`;
