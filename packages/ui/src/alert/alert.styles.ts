import { css } from 'styled-components';
import { media } from '../media.ts';

export const alertRules = css`
  --ps-tone-text: var(--ps-color-info-text);
  --ps-tone-soft: var(--ps-color-info-soft);
  --ps-tone-line: var(--ps-color-info-line);

  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: var(--ps-space-3);
  row-gap: var(--ps-space-1);
  align-items: start;
  padding: var(--ps-space-3) var(--ps-space-4);
  border: 1px solid var(--ps-tone-line);
  border-radius: var(--ps-radius-md);
  background: var(--ps-tone-soft);
  line-height: var(--ps-leading-snug);

  &[data-tone='neutral'] {
    --ps-tone-text: var(--ps-color-text-muted);
    --ps-tone-soft: var(--ps-color-sunken);
    --ps-tone-line: var(--ps-color-line);
  }

  &[data-tone='positive'] {
    --ps-tone-text: var(--ps-color-positive-text);
    --ps-tone-soft: var(--ps-color-positive-soft);
    --ps-tone-line: var(--ps-color-positive-line);
  }

  &[data-tone='attention'] {
    --ps-tone-text: var(--ps-color-attention-text);
    --ps-tone-soft: var(--ps-color-attention-soft);
    --ps-tone-line: var(--ps-color-attention-line);
  }

  &[data-tone='critical'] {
    --ps-tone-text: var(--ps-color-critical-text);
    --ps-tone-soft: var(--ps-color-critical-soft);
    --ps-tone-line: var(--ps-color-critical-line);
  }

  & > .ps-tone-icon {
    margin-block-start: 0.05em;
    color: var(--ps-tone-text);
  }

  & > .ps-alert-text {
    display: grid;
    gap: var(--ps-space-1);
    min-inline-size: 0;
  }

  & > .ps-alert-text > .ps-alert-title {
    color: var(--ps-tone-text);
    font-weight: var(--ps-weight-strong);
  }

  & > .ps-alert-action {
    display: flex;
    flex-wrap: wrap;
    grid-column: 2;
    gap: var(--ps-space-2);
    padding-block-start: var(--ps-space-1);
  }

  ${media.wide} {
    &[data-beside] {
      grid-template-columns: auto 1fr auto;
      align-items: center;
    }

    &[data-beside] > .ps-alert-action {
      grid-column: 3;
      padding: 0;
    }
  }
`;
