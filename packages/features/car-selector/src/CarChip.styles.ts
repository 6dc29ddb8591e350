import { styled } from 'styled-components';

/** Its size never depends on the car, which the browser may learn after the page is shown. */
export const Chip = styled.a`
  position: relative;
  display: flex;
  flex: none;
  gap: var(--ps-space-2);
  align-items: center;
  justify-content: center;
  inline-size: 44px;
  block-size: 44px;
  border: 1px solid var(--ps-color-line);
  border-radius: var(--ps-radius-md);
  color: var(--ps-color-text);
  text-decoration: none;

  & > svg {
    flex: none;
    color: var(--ps-color-text-muted);
    font-size: 1.375rem;
  }

  &[data-car] > svg {
    color: var(--ps-color-accent-text);
  }

  &:hover {
    background: var(--ps-color-hover);
    color: var(--ps-color-text);
  }

  & .chip-text {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  & .chip-label,
  & .chip-name {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-car]::after {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    inline-size: 8px;
    block-size: 8px;
    border-radius: var(--ps-radius-full);
    background: var(--ps-color-signal);
    content: '';
  }

  @media (min-width: 1200px) {
    justify-content: start;
    inline-size: 216px;
    padding-inline: var(--ps-space-3);

    & .chip-text {
      position: static;
      flex: 1;
      inline-size: auto;
      min-inline-size: 0;
      block-size: auto;
      clip-path: none;
      line-height: var(--ps-leading-tight);
    }

    & .chip-label {
      color: var(--ps-color-text-muted);
      font-size: var(--ps-type-xs);
    }

    & .chip-name {
      font-size: var(--ps-type-sm);
      font-weight: var(--ps-weight-medium);
    }

    &[data-car]::after {
      content: none;
    }

    /* The browser keeps a car whose name the app will show. */
    html[data-kept~='partshop-car'] &:not([data-certain]) .chip-name {
      visibility: hidden;
    }
  }
`;
