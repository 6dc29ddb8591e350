import { styled } from 'styled-components';
import { sellerPageRules } from '@partshop/features/seller';
import { media } from '@partshop/ui';

/** What is missing, how promises are kept, and the warehouses beside each other. */
export const CardPage = styled.div`
  ${sellerPageRules}

  & h3 {
    font-size: var(--ps-type-md);
    overflow-wrap: anywhere;
  }

  & .muted {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
  }

  & :is(.gaps, .warehouses) {
    padding: 0;
    list-style: none;
  }

  & .gaps > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
    justify-content: space-between;
    padding-block: var(--ps-space-2);
    border-block-end: 1px solid var(--ps-color-line);
    line-height: var(--ps-leading-snug);
  }

  & .gaps > li > span {
    flex: 1 1 20rem;
  }

  & .facts {
    max-inline-size: 36rem;
  }

  & .warehouses {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
    gap: var(--ps-space-4);
  }

  & .warehouses > li {
    display: grid;
    gap: var(--ps-space-2);
    align-content: start;
  }

  & .rules {
    max-inline-size: 44rem;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  ${media.narrow} {
    & .gaps a {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
    }
  }
`;
