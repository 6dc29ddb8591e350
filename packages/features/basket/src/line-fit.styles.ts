import { css } from 'styled-components';

/** Styles of `LineFit`. The verdict comes after the page: its line is free from the start where the browser keeps a car. */
export const lineFitRules = css`
  & .line-fit {
    display: none;
    min-block-size: 1lh;
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  html[data-kept~='partshop-car'] & .line-fit,
  & .line-fit:not(:empty) {
    display: flex;
  }

  /* What is printed is about the order, not about the car of the day. */
  @media print {
    & .line-fit.line-fit {
      display: none;
    }
  }
`;
