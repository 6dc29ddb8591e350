import { styled } from 'styled-components';
import { AccountPage } from '@partshop/features/account';

/** A page about an application: facts, documents and forms in one column. */
export const SupplierPage = styled(AccountPage)`
  & h2 {
    font-size: var(--ps-type-lg);
  }

  & .documents {
    display: grid;
    border-block-end: 1px solid var(--ps-color-line);
  }

  & .documents > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--ps-space-2);
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .document-name {
    flex: 1 1 14rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & .own-words {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
