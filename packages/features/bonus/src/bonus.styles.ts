import { styled } from 'styled-components';

/** The wallet: its balance, what expires when, and the entries below. */
export const WalletPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-5);

  & h2 {
    font-size: var(--ps-type-lg);
  }

  & .cards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: var(--ps-space-4);
  }

  & .cards > section {
    display: grid;
    gap: var(--ps-space-3);
    align-content: start;
  }

  & .figure {
    font-size: var(--ps-type-2xl);
    font-weight: var(--ps-weight-strong);
  }

  & .quiet {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .lots {
    display: grid;
    gap: var(--ps-space-2);
  }

  & .lots > li {
    display: flex;
    gap: var(--ps-space-4);
    justify-content: space-between;
  }

  & .part {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & .entries {
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
  }

  & .entries > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--ps-space-1) var(--ps-space-4);
    padding: var(--ps-space-3) var(--ps-space-4);
  }

  & .entries > li + li {
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .entry-order {
    white-space: nowrap;
  }

  & .entry-sum {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  & .entry-sum b {
    display: block;
    font-weight: var(--ps-weight-medium);
  }

  & .entry-sum b[data-got] {
    color: var(--ps-color-positive-text);
  }
`;

/** The offer and the terms: one column to read. */
export const ProgrammePage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 44rem);
  gap: var(--ps-space-6);
  line-height: var(--ps-leading-normal);

  & section {
    display: grid;
    gap: var(--ps-space-3);
  }

  & h2 {
    font-size: var(--ps-type-lg);
  }

  & .steps {
    display: grid;
    gap: var(--ps-space-3);
    padding-inline-start: var(--ps-space-5);
    list-style: decimal;
  }

  & .acts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-4);
    align-items: center;
  }
`;
