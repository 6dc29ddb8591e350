import { styled } from 'styled-components';

/** Styles of the personal menu. */
export const Account = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-4);

  & .who {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
  }

  & .who > p {
    display: grid;
    min-inline-size: 0;
    line-height: var(--ps-leading-snug);
    overflow-wrap: anywhere;
  }

  & .who span {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .money {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
    padding: var(--ps-space-3);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-accent-soft);
    font-weight: var(--ps-weight-medium);
  }

  & .money > svg {
    flex: none;
    color: var(--ps-color-accent-text);
    font-size: 1.25rem;
  }

  & .money[data-overdue] {
    background: var(--ps-color-critical-soft);
    color: var(--ps-color-critical-text);
  }

  & .money[data-overdue] > svg {
    color: inherit;
  }

  & nav > ul {
    padding: 0;
    list-style: none;
  }

  & nav a {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
    justify-content: space-between;
    min-block-size: 48px;
    margin-inline: calc(-1 * var(--ps-space-3));
    padding-inline: var(--ps-space-3);
    border-radius: var(--ps-radius-md);
    color: inherit;
    text-decoration: none;
  }

  & nav a:hover {
    background: var(--ps-color-hover);
  }

  & .count {
    margin-inline-start: auto;
    color: var(--ps-color-accent-text);
    font-weight: var(--ps-weight-medium);
  }

  & nav a > svg {
    flex: none;
    color: var(--ps-color-text-muted);
  }
`;
