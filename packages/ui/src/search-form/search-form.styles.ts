import { css } from 'styled-components';
import { media } from '../media.ts';

export const searchFormRules = css`
  --ps-search-size: var(--ps-control-md);

  anchor-name: --ps-search-box;
  anchor-scope: --ps-search-box;
  position: relative;
  display: flex;
  inline-size: 100%;
  min-block-size: var(--ps-search-size);
  border: 1px solid var(--ps-color-line-strong);
  border-radius: var(--ps-radius-md);
  background: var(--ps-color-surface);
  font-size: var(--ps-type-control);
  text-align: start;
  transition: border-color var(--ps-motion-fast);

  &[data-size='large'] {
    --ps-search-size: 56px;

    font-size: var(--ps-type-lg);
  }

  &:hover {
    border-color: var(--ps-color-text-muted);
  }

  &:focus-within {
    border-color: var(--ps-color-focus);
    outline: 2px solid var(--ps-color-focus);
    outline-offset: -1px;
  }

  & > input {
    flex: 1;
    min-inline-size: 0;
    margin-block: -1px;
    padding: 0 var(--ps-space-3);
    border: 0;
    border-radius: inherit;
    outline: none;
    background: none;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-overflow: ellipsis;
    appearance: none;
  }

  &[data-size='large'] > input {
    padding-inline-start: var(--ps-space-5);
  }

  & > input::-webkit-search-decoration,
  & > input::-webkit-search-cancel-button {
    display: none;
  }

  & > button {
    display: flex;
    flex: none;
    gap: var(--ps-space-2);
    align-items: center;
    justify-content: center;
    min-inline-size: var(--ps-search-size);
    margin: -1px;
    margin-inline-start: 0;
    padding: 0;
    border: 1px solid transparent;
    border-start-end-radius: var(--ps-radius-md);
    border-end-end-radius: var(--ps-radius-md);
    background: var(--ps-color-accent);
    color: var(--ps-color-on-accent);
    font-weight: var(--ps-weight-medium);
    cursor: pointer;
    transition: background-color var(--ps-motion-fast);
  }

  & > button:hover {
    background: var(--ps-color-accent-hover);
  }

  & > button:active {
    background: var(--ps-color-accent-active);
  }

  &[data-size='large'] > button {
    padding-inline: var(--ps-space-6);
  }

  ${media.narrow} {
    &[data-size='large'] > input::placeholder {
      font-size: var(--ps-type-sm);
    }

    &[data-size='large'] > button {
      padding-inline: 0;
    }

    &[data-size='large'] .ps-search-submit {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
