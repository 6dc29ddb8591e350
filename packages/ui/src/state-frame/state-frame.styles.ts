import { css } from 'styled-components';

/** The styles shared by EmptyState and ErrorState. */
export const stateFrameRules = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-2);
  justify-items: center;
  padding: var(--ps-space-12) var(--ps-space-4);
  text-align: center;

  & > .ps-state-icon {
    display: grid;
    place-items: center;
    inline-size: 72px;
    block-size: 72px;
    margin-block-end: var(--ps-space-2);
    border-radius: 50%;
    background: var(--ps-color-sunken);
    color: var(--ps-color-text-muted);
    font-size: 1.5rem;
  }

  & > .ps-state-icon > svg {
    stroke-width: 1.5;
  }

  & > .ps-state-code {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
    letter-spacing: 0.08em;
  }

  & > .ps-state-title {
    max-inline-size: 32ch;
    font-size: var(--ps-type-xl);
    outline: none;
  }

  & > h1.ps-state-title {
    font-size: var(--ps-type-2xl);
  }

  & > .ps-state-text {
    inline-size: var(--ps-state-text-size, auto);
    max-inline-size: 56ch;
    color: var(--ps-color-text-muted);
    text-wrap: pretty;
  }

  & > .ps-state-action {
    inline-size: var(--ps-state-action-size, auto);
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    justify-content: center;
    padding-block-start: var(--ps-space-3);
  }
`;
