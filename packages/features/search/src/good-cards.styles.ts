import { media } from '@partshop/ui';
import { css, styled } from 'styled-components';

/** The form that adds the best offer, and the stepper in its place (`CardAction`). */
export const cardActionRules = css`
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

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-4);

  & [data-soon='true'] {
    color: var(--ps-color-positive-text);
    font-weight: var(--ps-weight-medium);
  }

  & .card-attributes {
    flex: 1 0 100%;
    margin-block-end: var(--ps-space-1);
  }

  /* A name and a value that do not fit one line stand on two. */
  & .card-attributes > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-3);
  }

  & .card-attributes dd {
    margin: 0;
    margin-inline-start: auto;
    color: var(--ps-color-text);
  }

  ${media.narrow} {
    & .card-attributes {
      display: flex;
      flex-wrap: wrap;
    }

    & .card-attributes > div {
      gap: 0 var(--ps-space-1);
    }

    & .card-attributes dd {
      margin-inline-start: 0;
    }
  }

  /* The verdict about a car that the browser keeps comes after the page: its line is free until then. */
  & .card-fit {
    display: none;
    flex: 1 0 100%;
    min-block-size: 1lh;
  }

  html[data-kept~='partshop-car'] & .card-fit,
  & .card-fit:not(:empty) {
    display: block;
  }

  ${cardActionRules}
`;
