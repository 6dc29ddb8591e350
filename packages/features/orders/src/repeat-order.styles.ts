import { styled } from 'styled-components';
import { lineFitRules } from '@partshop/features/basket';
import { media } from '@partshop/ui';
import { pageFrame } from '@partshop/features/shared';

/** The page that repeats an order. */
export const RepeatPage = styled.div`
  ${pageFrame}

  & .repeat-lines {
    padding: 0;
    list-style: none;
  }

  & .repeat-line {
    display: grid;
    grid-template-columns: auto 56px minmax(0, 1fr) auto;
    gap: var(--ps-space-2) var(--ps-space-4);
    align-items: start;
    padding-block: var(--ps-space-4);
    border-block-end: 1px solid var(--ps-color-line);
    line-height: var(--ps-leading-snug);
  }

  & .repeat-line:first-child {
    padding-block-start: 0;
  }

  & .line-choice {
    min-inline-size: var(--ps-control-sm);
  }

  & .line-text {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-1);
    justify-items: start;
    overflow-wrap: anywhere;
  }

  & .line-text > a:first-child {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
    text-decoration: none;
  }

  & .line-text > a:first-child:hover {
    color: var(--ps-color-accent-text);
    text-decoration: underline;
  }

  & .line-amount {
    display: flex;
    gap: var(--ps-space-4);
    align-items: start;
    justify-content: space-between;
  }

  & .line-price {
    display: grid;
    justify-items: end;
    min-inline-size: 8.5rem;
  }

  & .line-sum {
    font-weight: var(--ps-weight-strong);
  }

  & :is(.line-pieces, .line-seller, .line-delivery, .line-packs) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .repeat-line[data-outcome='unavailable'] :is(.line-picture, .line-text > a:first-child) {
    opacity: 0.7;
  }

  & .repeat-foot {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3) var(--ps-space-5);
    align-items: center;
    justify-content: end;
  }

  & .repeat-total {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3);
    align-items: baseline;
  }

  & .repeat-total > :last-child {
    font-size: var(--ps-type-xl);
    font-weight: var(--ps-weight-strong);
  }

  ${lineFitRules}

  ${media.unscripted} {
    /* It would show the sum of the first choice. */
    & .repeat-total {
      display: none;
    }
  }

  ${media.narrow} {
    & .repeat-line {
      grid-template-columns: auto 56px minmax(0, 1fr);
      column-gap: var(--ps-space-3);
    }

    & .line-amount {
      grid-column: 1 / -1;
    }

    & .repeat-foot > button {
      flex: 1 1 100%;
    }
  }
`;
