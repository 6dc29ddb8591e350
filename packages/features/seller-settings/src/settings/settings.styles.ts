import { styled } from 'styled-components';
import { sellerPageRules } from '@partshop/features/seller';
import { actRules } from '@partshop/features/shared';

/** The warehouses with their forms below their titles, then the rules and the mails, the people, and the tokens of programs. */
export const SettingsPage = styled.div`
  ${sellerPageRules}

  & h3 {
    font-size: var(--ps-type-md);
    overflow-wrap: anywhere;
  }

  & .warehouses {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
    padding: 0;
    list-style: none;
  }

  & .warehouse {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-1);
  }

  & form {
    max-inline-size: 36rem;
  }

  & .secret {
    overflow-wrap: anywhere;
    user-select: all;
  }

  & .long {
    overflow-wrap: anywhere;
  }

  & .events {
    display: grid;
    gap: var(--ps-space-2);
    margin-block-start: var(--ps-space-3);
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }

  & .events > li {
    display: grid;
  }

  & .boxes {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
  }

  & .short {
    max-inline-size: 24rem;
  }

  & .fields {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--ps-space-3);
    align-items: start;
  }

  ${actRules}
`;
