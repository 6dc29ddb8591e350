import { css } from 'styled-components';

export const badgeRules = css`
  display: inline-flex;
  gap: var(--ps-space-1);
  align-items: center;
  max-inline-size: 100%;
  padding: 1px var(--ps-space-2);
  border: 1px solid var(--ps-color-line);
  border-radius: var(--ps-radius-sm);
  background: var(--ps-color-sunken);
  color: var(--ps-color-text-muted);
  font-size: var(--ps-type-xs);
  font-weight: var(--ps-weight-medium);
  line-height: var(--ps-leading-normal);

  &[data-tone='signal'] {
    border-color: transparent;
    background: var(--ps-color-signal-soft);
    color: var(--ps-color-signal-text);
  }

  &[data-tone='positive'] {
    border-color: var(--ps-color-positive-line);
    background: var(--ps-color-positive-soft);
    color: var(--ps-color-positive-text);
  }

  &[data-tone='attention'] {
    border-color: var(--ps-color-attention-line);
    background: var(--ps-color-attention-soft);
    color: var(--ps-color-attention-text);
  }

  &[data-tone='critical'] {
    border-color: var(--ps-color-critical-line);
    background: var(--ps-color-critical-soft);
    color: var(--ps-color-critical-text);
  }

  &[data-tone='info'] {
    border-color: var(--ps-color-info-line);
    background: var(--ps-color-info-soft);
    color: var(--ps-color-info-text);
  }
`;
