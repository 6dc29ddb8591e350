import { styled } from 'styled-components';
import { sellerPageRules } from '@partshop/features/seller';
import { media } from '@partshop/ui';

/** The two forms, then the report of the last load. */
export const PhotosPage = styled.div`
  ${sellerPageRules}

  & form {
    max-inline-size: 44rem;
  }
`;

/** The rows of a load. */
export const Report = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 6rem minmax(0, 2fr) minmax(0, 1fr);
    gap: var(--ps-space-1) var(--ps-space-4);
    padding-block: var(--ps-space-3);
    border-block-start: 1px solid var(--ps-color-line);
    line-height: var(--ps-leading-snug);
  }

  & .row-place {
    display: block;
  }

  & .row-article {
    display: grid;
    gap: var(--ps-space-1);
    justify-items: start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & .row-article > a {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
    text-decoration: none;
  }

  & .row-article > a:hover {
    color: var(--ps-color-accent-text);
    text-decoration: underline;
  }

  & .fault {
    color: var(--ps-color-critical-text);
  }

  ${media.narrow} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }

    & .row-article > a {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
    }
  }
`;
