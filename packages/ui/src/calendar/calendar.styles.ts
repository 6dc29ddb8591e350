import { css } from 'styled-components';

export const calendarRules = css`
  --ps-calendar-day: var(--ps-control-md);

  display: grid;
  gap: var(--ps-space-2);
  inline-size: calc(var(--ps-calendar-day) * 7);
  font-size: var(--ps-type-control);
  user-select: none;

  & > .ps-calendar-head {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
    justify-content: space-between;
  }

  & > .ps-calendar-head > button[aria-disabled='true'] {
    background: none;
  }

  & .ps-calendar-month {
    font-weight: var(--ps-weight-strong);
    text-align: center;
  }

  & .ps-calendar-month::first-letter {
    text-transform: uppercase;
  }

  & > table {
    inline-size: 100%;
    border-spacing: 0 var(--ps-space-half);
    table-layout: fixed;
  }

  & th {
    padding: 0 0 var(--ps-space-1);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-xs);
    font-weight: var(--ps-weight-medium);
  }

  & td {
    padding: 0;
  }

  & td > button {
    position: relative;
    display: block;
    inline-size: 100%;
    block-size: var(--ps-calendar-day);
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--ps-radius-md);
    background: none;
    cursor: pointer;
  }

  & td > button:hover {
    border-color: var(--ps-color-line-strong);
  }

  & td > button:focus-visible {
    z-index: 1;
    outline-offset: 1px;
  }

  & td > button[aria-current] {
    font-weight: var(--ps-weight-strong);
  }

  & td > button[aria-current]::after {
    position: absolute;
    inset-block-end: 5px;
    inset-inline: 0;
    inline-size: 4px;
    block-size: 4px;
    margin-inline: auto;
    border: 2px solid currentcolor;
    border-radius: 50%;
    content: '';
  }

  & td > button[aria-disabled] {
    border-color: transparent;
    color: var(--ps-color-text-disabled);
    cursor: not-allowed;
  }

  & td[aria-selected='true'] {
    background: var(--ps-color-selected);
  }

  & td[data-start] {
    border-start-start-radius: var(--ps-radius-md);
    border-end-start-radius: var(--ps-radius-md);
  }

  & td[data-end] {
    border-start-end-radius: var(--ps-radius-md);
    border-end-end-radius: var(--ps-radius-md);
  }

  & td:is([data-start], [data-end]) > button {
    background: var(--ps-color-accent);
    color: var(--ps-color-on-accent);
  }

  @media (forced-colors: active) {
    & td[aria-selected='true'] > button {
      border-color: Highlight;
    }

    & td:is([data-start], [data-end]) > button {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    & td > button[aria-disabled] {
      color: GrayText;
    }
  }
`;
