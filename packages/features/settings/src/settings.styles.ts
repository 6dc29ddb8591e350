import { styled } from 'styled-components';
import { media } from '@partshop/ui';

/** The settings: parts below one another, each with what it is about beside its form. */
export const Settings = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-5);
  max-inline-size: 60rem;

  & .part {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--ps-space-4) var(--ps-space-8);
    align-items: start;
    scroll-margin-block-start: var(--ps-space-4);
  }

  & .part-about {
    display: grid;
    gap: var(--ps-space-2);
  }

  & .part-about > h2 {
    font-size: var(--ps-type-lg);
  }

  & :is(.part-about > p, small) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & :is(.part-body, .part-fields) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-5);
  }

  & .part-line {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-6);
    align-items: center;
    justify-content: space-between;
    padding-block-start: var(--ps-space-4);
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .part-line > p {
    display: grid;
    gap: var(--ps-space-1);
  }

  & .part-name {
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
  }

  & .part-links {
    display: grid;
    gap: var(--ps-space-1);
    justify-items: start;
    padding: var(--ps-space-4) 0 0;
    border-block-start: 1px solid var(--ps-color-line);
    list-style: none;
  }

  ${media.wide} {
    /* Both classes raise the specificity: the form's own rule stretches its button, whichever rule loads first. */
    && [data-ui='Form'] {
      --ps-form-action-flex: none;
    }
  }

  ${media.narrow} {
    gap: var(--ps-space-4);

    & .part {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
