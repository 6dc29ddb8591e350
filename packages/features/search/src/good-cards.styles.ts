import { media } from '@partshop/ui';
import { styled } from 'styled-components';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-4);

  & [data-soon='true'] {
    color: var(--ps-color-positive-text);
    font-weight: var(--ps-weight-medium);
  }

  & :is(.card-action, .card-add, .card-qty) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  & .card-recount {
    display: none;
  }

  ${media.unscripted} {
    & .card-recount {
      display: inline-flex;
    }
  }
`;
