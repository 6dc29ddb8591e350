import { styled } from 'styled-components';
import { media } from '@partshop/ui';

/** The profile: cards side by side where there is room. */
export const ProfilePage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-6);

  & .cards {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--ps-space-6);
    align-items: start;
  }

  & .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & .card > h2 {
    font-size: var(--ps-type-lg);
  }

  ${media.wide} {
    /* Told by both classes: the form's own rule stretches its button, whichever of the two was loaded first. */
    && .card [data-ui='Form'] {
      --ps-form-action-flex: none;
    }
  }

  ${media.narrow} {
    gap: var(--ps-space-4);

    & .cards {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--ps-space-4);
    }
  }
`;
