import { styled } from 'styled-components';
import { media } from '@partshop/ui';

/** The profile: cards, side by side on a wide page. */
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

  & .own {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
    justify-content: space-between;
  }

  & .more {
    display: grid;
    gap: var(--ps-space-3);
    padding: 0;
    list-style: none;
  }

  & .more > li {
    display: grid;
    justify-items: start;
  }

  & .muted {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .card > h2 {
    font-size: var(--ps-type-lg);
  }

  ${media.wide} {
    /* Both classes raise the specificity: the form's own rule stretches its button, whichever rule loads first. */
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
