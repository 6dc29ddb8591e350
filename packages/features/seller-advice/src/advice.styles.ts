import { styled } from 'styled-components';
import { sellerPageRules } from '@partshop/features/seller';
import { actRules } from '@partshop/features/shared';

/** Cards of advice below each other; or a table of what one of it would change, with the button that does it. */
export const AdvicePage = styled.div`
  ${sellerPageRules}

  & .advice {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
    padding: 0;
    list-style: none;
  }

  & .one {
    display: grid;
    gap: var(--ps-space-2);
    line-height: var(--ps-leading-snug);
    overflow-wrap: anywhere;
  }

  & .one > .muted {
    max-inline-size: 46rem;
  }

  & .figures {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
    align-items: baseline;
    font-weight: var(--ps-weight-strong);
  }

  & .figures > .muted {
    font-weight: normal;
  }

  & .apply {
    max-inline-size: 40rem;
  }

  & .changes {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
    font-variant-numeric: tabular-nums;
  }

  & .changes :is(th, td) {
    padding: var(--ps-space-2);
    border-block-end: 1px solid var(--ps-color-line);
    font-weight: normal;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & .changes :is(thead th, tfoot td) {
    color: var(--ps-color-text-muted);
    overflow-wrap: normal;
  }

  & .changes tbody th {
    display: grid;
    gap: var(--ps-space-1);
    justify-items: start;
  }

  & .changes del {
    color: var(--ps-color-text-muted);
  }

  & .changes ins {
    font-weight: var(--ps-weight-strong);
    text-decoration: none;
  }

  ${actRules}
`;
