import { styled } from 'styled-components';
import { media } from '@partshop/ui';

/** A page of the account in one column: a heading, lists, a form in a card. */
export const AccountPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-5);
  max-inline-size: 44rem;

  & .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & .card > h2 {
    font-size: var(--ps-type-lg);
  }

  & .rows {
    display: grid;
    gap: var(--ps-space-3);
    padding: 0;
    list-style: none;
  }

  & .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3) var(--ps-space-6);
    align-items: center;
    justify-content: space-between;
  }

  & .row-text {
    display: grid;
    flex: 1 1 14rem;
    gap: var(--ps-space-1);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & .row-acts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    align-items: center;
  }

  & .muted {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & .points {
    display: grid;
    gap: var(--ps-space-2);
    padding-inline-start: var(--ps-space-5);
    line-height: var(--ps-leading-snug);
    list-style: disc;
  }

  & .acts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3);
    align-items: center;
  }

  ${media.wide} {
    /* Both classes raise the specificity: the form's own rule stretches its button, whichever rule loads first. */
    && .card [data-ui='Form'] {
      --ps-form-action-flex: none;
    }
  }
`;
