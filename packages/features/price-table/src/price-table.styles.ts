import { media } from '@partshop/ui';
import { styled } from 'styled-components';
import { headRules } from './price-head.styles.ts';
import { filterRules, resultRules } from './price-offers.styles.ts';

export const PriceRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-8);

  ${headRules}

  ${media.narrow} {
    gap: var(--ps-space-6);
  }

  & .price-replaced {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-3);
    padding: var(--ps-space-3) var(--ps-space-4);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-sunken);
    line-height: var(--ps-leading-normal);
  }

  & .price-replaced ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-3);
    padding: 0;
    list-style: none;
  }

  & .price-offers {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-6) var(--ps-space-8);
    align-items: start;
  }

  /* The room of the bar with the best offer, for what sticks or is shown below it. Without scripts there is no bar. */
  @media (min-width: 780.02px) and (min-height: 400.02px) and (scripting: enabled) {
    --ps-top-bar-size: 56px;
  }

  & .price-results :is(a, button, input) {
    scroll-margin-block: calc(var(--ps-space-12) + var(--ps-top-bar-size, 0px)) var(--ps-space-12);
  }

  ${media.wide} {
    & .price-offers {
      grid-template-columns: 240px minmax(0, 1fr);
    }
  }

  ${filterRules}
  ${resultRules}

  @media print {
    & :is(.price-filters, .price-groups, .toolbar-order, .pick-form) {
      display: none;
    }

    & .price-offers {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
