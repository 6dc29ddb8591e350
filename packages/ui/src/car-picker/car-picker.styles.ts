import { css, keyframes } from 'styled-components';
import { media } from '../media.ts';

const breathe = keyframes`50% { opacity: 0.5; }`;

const stepRules = css`
  & > .ps-car-steps {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
    border-block-end: 1px solid var(--ps-color-line);
  }

  & > .ps-car-steps > li {
    display: flex;
    min-inline-size: 0;
  }

  & > .ps-car-steps > li + li {
    border-inline-start: 1px solid var(--ps-color-line);
  }

  & .ps-car-step {
    display: flex;
    flex: 1;
    gap: var(--ps-space-2);
    align-items: center;
    min-inline-size: 0;
    min-block-size: 56px;
    padding: var(--ps-space-2) var(--ps-space-4);
    border: 0;
    background: none;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
    text-align: start;
    text-decoration: none;
  }

  & :is(a, button).ps-car-step {
    color: var(--ps-color-text);
    cursor: pointer;
  }

  & :is(a, button).ps-car-step:hover {
    background: var(--ps-color-hover);
  }

  & .ps-car-step:focus-visible {
    outline-offset: -2px;
  }

  & .ps-car-step > svg {
    inline-size: 14px;
    block-size: 14px;
    margin-inline-start: auto;
    color: var(--ps-color-text-muted);
  }

  & .ps-car-step-text {
    display: grid;
    min-inline-size: 0;
  }

  & .ps-car-step-label {
    color: var(--ps-color-text-muted);
  }

  & .ps-car-step-value {
    overflow: hidden;
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & .ps-car-step-text:has(> .ps-car-step-value) > .ps-car-step-label {
    font-size: var(--ps-type-xs);
  }

  & > .ps-car-steps > li[aria-current] {
    box-shadow: inset 0 -3px 0 var(--ps-color-accent-text);
  }

  & > .ps-car-steps > li[aria-current] .ps-car-step-label {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
  }

  @media (forced-colors: active) {
    & > .ps-car-steps > li[aria-current] {
      border-block-end: 3px solid Highlight;
    }
  }

  ${media.narrow} {
    & > .ps-car-steps {
      grid-template-columns: 1fr 1fr;
    }

    & > .ps-car-steps > li:nth-child(n + 3) {
      border-block-start: 1px solid var(--ps-color-line);
    }

    & > .ps-car-steps > li:nth-child(odd) {
      border-inline-start: 0;
    }

    & .ps-car-step {
      padding-inline: var(--ps-space-3);
    }
  }
`;

const optionRules = css`
  & .ps-car-options {
    position: relative;
    display: grid;
    gap: var(--ps-space-4);
    align-content: start;
    max-block-size: min(60vb, 460px);
    padding: var(--ps-space-1) var(--ps-space-1) var(--ps-space-4);
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  & .ps-car-group {
    display: grid;
    gap: var(--ps-space-1);
  }

  & .ps-car-group-heading {
    padding-inline: var(--ps-space-3);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-strong);
    line-height: var(--ps-leading-snug);
  }

  & .ps-car-group-options {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
    column-gap: var(--ps-space-2);
  }

  & .ps-car-groups {
    display: grid;
    gap: var(--ps-space-4);
  }

  /* Letters run down the columns, like the index of a book. */
  & .ps-car-index {
    padding-inline: var(--ps-space-2);
    columns: 184px auto;
    column-gap: var(--ps-space-2);
  }

  & [data-look='lettered'] {
    grid-template-columns: 24px 1fr;
    align-items: start;
    padding-block-end: var(--ps-space-2);
    break-inside: avoid;
  }

  & [data-look='lettered'] > .ps-car-group-heading {
    padding: 0;
    line-height: 34px;
    text-align: center;
  }

  & [data-look='lettered'] > .ps-car-group-options {
    grid-template-columns: minmax(0, 1fr);
  }

  & [data-look='popular'] {
    padding-inline: var(--ps-space-3);
  }

  & [data-look='popular'] > .ps-car-group-heading {
    padding: 0;
  }

  & [data-look='popular'] > .ps-car-group-options {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 148px), 1fr));
    gap: var(--ps-space-2);
    padding-block-start: var(--ps-space-1);
  }

  & .ps-car-group-options > li {
    display: flex;
    min-inline-size: 0;
  }

  & .ps-car-option {
    display: flex;
    flex: 1;
    gap: var(--ps-space-2);
    align-items: center;
    min-inline-size: 0;
    min-block-size: 34px;
    padding: var(--ps-space-1) var(--ps-space-3);
    border: 1px solid transparent;
    border-radius: var(--ps-radius-md);
    background: none;
    color: var(--ps-color-text);
    font-size: var(--ps-type-control);
    line-height: var(--ps-leading-snug);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }

  & .ps-car-option:hover {
    background: var(--ps-color-hover);
    color: var(--ps-color-accent-text);
  }

  & .ps-car-option:focus-visible {
    outline-offset: -2px;
  }

  & [data-look='popular'] .ps-car-option {
    border-color: var(--ps-color-line);
    font-weight: var(--ps-weight-medium);
  }

  & [data-look='popular'] .ps-car-option:hover {
    border-color: var(--ps-color-accent-text);
  }

  & .ps-car-mark {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
  }

  & .ps-car-option-label {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & .ps-car-option-detail {
    flex: none;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  @media (pointer: coarse) {
    & .ps-car-option {
      min-block-size: 44px;
    }

    & [data-look='lettered'] > .ps-car-group-heading {
      line-height: 44px;
    }
  }
`;

export const carPickerRules = css`
  overflow: clip;
  border: 1px solid var(--ps-color-line);
  border-radius: var(--ps-radius-lg);
  background: var(--ps-color-surface);

  ${stepRules}
  ${optionRules}

  & .ps-car-list {
    display: grid;
    gap: var(--ps-space-3);
    padding-block-start: var(--ps-space-4);
  }

  & .ps-car-top {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-4);
    align-items: center;
    justify-content: space-between;
    padding-inline: var(--ps-space-4);
  }

  & .ps-car-search {
    position: relative;
    display: flex;
    flex: 0 1 320px;
  }

  & .ps-car-search > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--ps-space-3);
    margin-block: auto;
    color: var(--ps-color-text-muted);
    pointer-events: none;
  }

  & .ps-car-search > input {
    inline-size: 100%;
    min-block-size: var(--ps-control-md);
    padding-block: var(--ps-space-1);
    padding-inline: calc(var(--ps-space-3) + 1.25em + var(--ps-space-2)) var(--ps-space-2);
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
    font-size: var(--ps-type-control);
    text-align: match-parent;
    appearance: none;
  }

  & .ps-car-search > input:focus {
    border-color: var(--ps-color-focus);
    outline: 2px solid var(--ps-color-focus);
    outline-offset: -1px;
  }

  & .ps-car-letters {
    display: flex;
    flex-wrap: wrap;
    padding-inline: var(--ps-space-3);
  }

  & .ps-car-letters > a {
    display: grid;
    place-items: center;
    min-inline-size: 28px;
    min-block-size: 28px;
    border-radius: var(--ps-radius-sm);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
    text-decoration: none;
  }

  & .ps-car-letters > a:hover {
    background: var(--ps-color-hover);
  }

  & :is(.ps-car-none, .ps-car-error) {
    padding: var(--ps-space-4) var(--ps-space-4) var(--ps-space-8);
    color: var(--ps-color-text-muted);
  }

  & .ps-car-error {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3);
    align-items: center;
    color: var(--ps-color-text);
  }

  & .ps-car-error > svg {
    color: var(--ps-color-critical-text);
  }

  /* Six placeholder rows, as high as the options. */
  & .ps-car-loading {
    block-size: 216px;
    margin-inline: calc(var(--ps-space-4) + var(--ps-space-3));
    margin-block-end: var(--ps-space-4);
    background: repeating-linear-gradient(transparent 0 12px, var(--ps-color-sunken) 12px 26px, transparent 26px 36px);
  }

  ${media.moving} {
    & .ps-car-loading {
      animation: ${breathe} 1.6s ease-in-out infinite;
    }
  }

  ${media.unscripted} {
    & .ps-car-search {
      display: none;
    }

    & .ps-car-options {
      max-block-size: none;
    }
  }

  @media (pointer: coarse) {
    & .ps-car-letters {
      flex-wrap: nowrap;
      overflow-x: auto;
    }

    & .ps-car-letters > a {
      flex: none;
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }

  ${media.narrow} {
    & .ps-car-search {
      flex-basis: 100%;
    }
  }
`;
