import { media } from '@partshop/ui';
import { styled } from 'styled-components';

/** As high as a verdict where there is a car, which the browser may learn after the page is shown. */
export const FitPlace = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > [data-ui='FitVerdict'] {
    align-content: center;
  }

  & .fit-link {
    display: inline-flex;
    gap: var(--ps-space-2);
    align-items: center;
    justify-self: start;
    font-size: var(--ps-type-sm);
  }

  &[data-car],
  html[data-kept~='partshop-car'] &:not([data-certain]) {
    min-block-size: 6.25rem;
  }

  html[data-kept~='partshop-car'] &:not([data-certain]) .fit-link {
    visibility: hidden;
  }

  ${media.narrow} {
    &[data-car],
    html[data-kept~='partshop-car'] &:not([data-certain]) {
      min-block-size: 8rem;
    }
  }
`;
