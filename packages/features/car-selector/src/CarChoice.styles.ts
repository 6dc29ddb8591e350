import { styled } from 'styled-components';
import { media } from '@partshop/ui';

export const Choice = styled.div`
  display: grid;
  gap: var(--ps-space-3);

  & .car-outcome:empty {
    display: none;
  }

  & .car-note {
    color: var(--ps-color-text-muted);
  }

  /* Scripts load the lists: without them the button leads to the catalogue, where they are pages. */
  ${media.unscripted} {
    --ps-car-field-display: none;
  }
`;
