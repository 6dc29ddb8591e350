import { styled } from 'styled-components';
import { media } from '@partshop/ui';
import { filterRules, pageFrame } from '@partshop/features/shared';

/** The statistics of orders. */
export const Statistics = styled.div`
  ${pageFrame}
  ${filterRules}

  & .facts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-4) var(--ps-space-6);
  }

  & .facts dt {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .facts dd {
    margin: 0;
    font-size: var(--ps-type-xl);
    font-weight: var(--ps-weight-strong);
  }

  & .charts {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--ps-space-5);
    align-items: start;
  }

  & h2 {
    font-size: var(--ps-type-lg);
  }

  & .articles {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
  }

  & .articles > ol {
    padding: 0;
    list-style: none;
  }

  & .article {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(7rem, auto);
    gap: var(--ps-space-1) var(--ps-space-4);
    align-items: baseline;
    padding-block: var(--ps-space-2);
    border-block-end: 1px solid var(--ps-color-line);
    overflow-wrap: anywhere;
  }

  & .article:last-child {
    border-block-end: 0;
  }

  & .article-pieces {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .article-sum {
    font-weight: var(--ps-weight-medium);
    text-align: end;
  }

  ${media.narrow} {
    & .charts {
      grid-template-columns: minmax(0, 1fr);
    }

    & .article {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    & .article > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
