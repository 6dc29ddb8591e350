import { styled } from 'styled-components';
import { media } from '@partshop/ui';

/** A bar above the page, on its grid. */
export const LanguageBar = styled.aside`
  background: var(--ps-color-info-soft);
  color: var(--ps-color-info-text);
  font-size: var(--ps-type-sm);

  & .offer-row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-5);
    align-items: center;
    max-inline-size: calc(var(--ps-page-width) + 2 * var(--ps-page-gutter));
    min-block-size: 40px;
    margin-inline: auto;
    padding: var(--ps-space-1) var(--ps-page-gutter);
  }

  & a {
    color: inherit;
  }

  ${media.narrow} {
    & a {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
    }
  }

  @media print {
    display: none;
  }
`;
