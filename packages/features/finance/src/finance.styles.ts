import { styled } from 'styled-components';

/** The page and its card. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-6);

  & .debt {
    display: grid;
    gap: var(--ps-space-3);
    max-inline-size: 60ch;
  }

  & .debt > h2 {
    font-size: var(--ps-type-lg);
  }

  & .debt-amount {
    color: var(--ps-color-critical-text);
    font-size: var(--ps-type-2xl);
    font-weight: var(--ps-weight-strong);
  }

  & .debt-contacts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-6);
    padding: 0;
    list-style: none;
  }

  & .later {
    color: var(--ps-color-text-muted);
  }
`;
