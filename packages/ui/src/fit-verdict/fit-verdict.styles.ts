import { css } from 'styled-components';
import { dotSeparated } from '../dot-separated.ts';

/** A verdict in one line. */
export const fitLineRules = css`
  --ps-fit-text: var(--ps-color-text-muted);
  --ps-fit-soft: var(--ps-color-sunken);
  --ps-fit-line: var(--ps-color-line-strong);

  display: inline-flex;
  max-inline-size: 100%;
  color: var(--ps-fit-text);
  font-size: var(--ps-type-sm);
  font-weight: var(--ps-weight-medium);
  line-height: var(--ps-leading-snug);

  &[data-verdict='fits'] {
    --ps-fit-text: var(--ps-color-positive-text);
    --ps-fit-soft: var(--ps-color-positive-soft);
    --ps-fit-line: var(--ps-color-positive-line);
  }

  &[data-verdict='does-not-fit'] {
    --ps-fit-text: var(--ps-color-critical-text);
    --ps-fit-soft: var(--ps-color-critical-soft);
    --ps-fit-line: var(--ps-color-critical-line);
  }

  & > .ps-fit-main {
    display: flex;
    gap: var(--ps-space-1);
    align-items: flex-start;
    min-inline-size: 0;
  }

  & > .ps-fit-main > svg {
    inline-size: 1lh;
    block-size: 1lh;
    stroke-width: 2;
  }

  & .ps-fit-text {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const fitVerdictRules = css`
  ${fitLineRules}

  &[data-size='medium'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3);
    padding: var(--ps-space-3) var(--ps-space-4);
    border: 1px solid var(--ps-fit-line);
    border-radius: var(--ps-radius-md);
    background: var(--ps-fit-soft);
    color: var(--ps-color-text);
    font-size: var(--ps-type-md);
  }

  /* Unknown is neither good nor bad: an outline without a fill. */
  &[data-size='medium'][data-verdict='unknown'] {
    border-style: dashed;
  }

  &[data-size='medium'] > .ps-fit-main {
    flex: 1 1 16em;
    gap: var(--ps-space-3);
  }

  &[data-size='medium'] > .ps-fit-main > svg {
    color: var(--ps-fit-text);
  }

  &[data-size='medium'] .ps-fit-text {
    display: grid;
    flex: 1;
    gap: var(--ps-space-half);
  }

  &[data-size='medium'] .ps-fit-label {
    color: var(--ps-fit-text);
    font-weight: var(--ps-weight-strong);
  }

  & .ps-fit-origin {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-weight: normal;
    ${dotSeparated}
  }

  & .ps-fit-note {
    padding-block-start: var(--ps-space-1);
    font-size: var(--ps-type-sm);
    font-weight: normal;
  }

  & .ps-fit-action {
    align-self: center;
  }
`;
