import { styled } from 'styled-components';
import { AccountPage } from '@partshop/features/account';

/** A page of a company account: rows of people, lines and events. */
export const CompanyPage = styled(AccountPage)`
  & .employee {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
  }

  & summary {
    min-block-size: 24px;
    color: var(--ps-color-accent-text);
    cursor: pointer;
  }

  & details[open] > summary {
    padding-block-end: var(--ps-space-3);
  }

  & h2 {
    font-size: var(--ps-type-lg);
  }

  & .line-sum {
    font-weight: var(--ps-weight-medium);
    white-space: nowrap;
  }

  & .was {
    color: var(--ps-color-text-muted);
    text-decoration: line-through;
  }
`;
