import { styled } from 'styled-components';
import { actRules, pageFrame } from '@partshop/features/shared';

import { media } from '@partshop/ui';

/** A queue of a seller: what to do today, then orders with forms below each item. */
export const QueuePage = styled.div`
  ${pageFrame}

  & h2 {
    font-size: var(--ps-type-lg);
  }

  & :is(.orders, .items, .today) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: 0;
    list-style: none;
  }

  & .orders {
    gap: var(--ps-space-4);
  }

  & .today {
    grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
    gap: var(--ps-space-3);
    padding-block-start: var(--ps-space-3);
  }

  & .today > li {
    display: grid;
    gap: var(--ps-space-1);
    align-content: start;
  }

  & .order {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
  }

  & .order-head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
    align-items: baseline;
  }

  & .item {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--ps-space-2) var(--ps-space-4);
    padding-block: var(--ps-space-3);
    border-block-start: 1px solid var(--ps-color-line);
    line-height: var(--ps-leading-snug);
  }

  & .item-text,
  & .item-state {
    display: grid;
    gap: var(--ps-space-1);
    align-content: start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & .item-text {
    justify-items: start;
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

  & .item-state {
    gap: var(--ps-space-2);
    justify-items: end;
  }

  & .item-forms {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-5);
    align-items: center;
  }

  & .item-act[open] {
    flex-basis: 100%;
  }

  & .print {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-3);
    align-items: center;
  }

  & .whole {
    max-inline-size: 24rem;
  }

  & .muted {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .late {
    color: var(--ps-color-critical-text);
    font-size: var(--ps-type-sm);
  }

  ${actRules}

  ${media.narrow} {
    & .item {
      grid-template-columns: minmax(0, 1fr);
    }

    & .item-state {
      justify-items: start;
    }

    /* No card is left alone in half a row. */
    & .today > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }

    & :is(.item-text, .today > li) > a {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
    }
  }
`;
