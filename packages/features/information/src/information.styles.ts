import { styled } from 'styled-components';
import { media } from '@partshop/ui';
import { proseRules } from '@partshop/features/rich-text';

/** A page to read: one column that is no wider than a comfortable line. */
export const InformationRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 44rem);
  gap: var(--ps-space-6);
  line-height: var(--ps-leading-normal);

  & .contents {
    display: grid;
    gap: var(--ps-space-2);
    padding-block: var(--ps-space-4);
    border-block: 1px solid var(--ps-color-line);
  }

  & .contents > p {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .contents-list {
    display: grid;
    gap: var(--ps-space-1);
  }

  & .contents-list > li {
    display: flex;
    gap: var(--ps-space-2);
    align-items: baseline;
  }

  & .contents-list > li::before {
    color: var(--ps-color-text-muted);
    content: '—';
  }

  @media (pointer: coarse) {
    & .contents-list a {
      min-inline-size: 44px;
    }
  }

  & section {
    display: grid;
    gap: var(--ps-space-3);
    scroll-margin-block-start: var(--ps-space-6);
  }

  & h2 {
    font-size: var(--ps-type-lg);
  }

  & .post {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-5);
  }

  & .post-dates {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .post > .post-dates {
    margin-block-start: calc(-1 * var(--ps-space-3));
  }

  ${proseRules}

  & .articles {
    display: grid;
    border-block-end: 1px solid var(--ps-color-line);
  }

  & .articles > li {
    display: grid;
    gap: var(--ps-space-2);
    padding-block: var(--ps-space-5);
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .post-goods {
    display: grid;
    border-block-end: 1px solid var(--ps-color-line);
  }

  & .post-goods > li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto;
    gap: var(--ps-space-4);
    align-items: center;
    padding-block: var(--ps-space-3);
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .post-good-what {
    display: grid;
    gap: var(--ps-space-half);
    justify-items: start;
  }

  & .post-good-price {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  ${media.narrow} {
    & .post-goods > li {
      grid-template-columns: 72px minmax(0, 1fr);
    }

    & .post-good-picture {
      grid-row: span 2;
    }
  }
`;
