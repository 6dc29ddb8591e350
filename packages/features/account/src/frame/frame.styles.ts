import { styled } from 'styled-components';
import { media } from '@partshop/ui';

/** The links of the account beside its page; on phones a row above it, which scrolls sideways. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: 13rem minmax(0, 1fr);
  gap: var(--ps-space-8);
  align-items: start;

  & .frame-page {
    min-inline-size: 0;
  }

  & .frame-links {
    display: grid;
    padding: 0;
    list-style: none;
  }

  & .frame-links a {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
    min-block-size: 40px;
    padding-inline: var(--ps-space-3);
    border-radius: var(--ps-radius-md);
    color: var(--ps-color-text-muted);
    outline-offset: -2px;
    text-decoration: none;
  }

  & .frame-count {
    color: var(--ps-color-accent-text);
    font-weight: var(--ps-weight-medium);
  }

  & .frame-links a:hover {
    background: var(--ps-color-hover);
    color: var(--ps-color-text);
  }

  & .frame-links a[aria-current] {
    background: var(--ps-color-accent-soft);
    color: var(--ps-color-accent-text);
    font-weight: var(--ps-weight-medium);
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);

    & .frame-links {
      display: flex;
      gap: var(--ps-space-1);
      margin-inline: calc(-1 * var(--ps-page-gutter));
      padding-inline: var(--ps-page-gutter);
      overflow-x: auto;
      scrollbar-width: none;
    }

    & .frame-links a {
      min-block-size: 44px;
      white-space: nowrap;
    }
  }

  @media print {
    display: block;

    & nav {
      display: none;
    }
  }
`;
