import { styled } from 'styled-components';
import { SalesPage } from '@partshop/features/seller-sales';
import { actRules } from '@partshop/features/shared';

/** A page about goods on their way, with the tables and charts of sales. */
export const TransitPage = styled(SalesPage)`
  & .critical {
    color: var(--ps-color-critical-text);
  }

  & .links {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-5);
  }
`;

/** Claims with their forms. */
export const ClaimsPage = styled(SalesPage)`
  & .claims {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
    padding: 0;
    list-style: none;
  }

  & .claim-head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-4);
    align-items: start;
    justify-content: space-between;
  }

  & .claim-text {
    display: grid;
    gap: var(--ps-space-1);
    line-height: var(--ps-leading-snug);
    overflow-wrap: anywhere;
  }

  & .claim-forms {
    display: grid;
    grid-template-columns: minmax(0, 36rem);
  }

  ${actRules}
`;
