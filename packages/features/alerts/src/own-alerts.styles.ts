import { styled } from 'styled-components';

/** The list of alerts in its form. */
export const OwnAlerts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-5);
  max-inline-size: 48rem;

  & ul {
    display: grid;
    gap: var(--ps-space-3);
    padding: 0;
    list-style: none;
  }

  & .alert {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3);
    align-items: center;
    justify-content: space-between;
  }

  & .alert > div {
    display: grid;
    flex: 1 1 16rem;
    gap: var(--ps-space-1);
  }

  & .alert-waits {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }
`;
