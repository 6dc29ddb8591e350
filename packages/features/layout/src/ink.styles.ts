import { css } from 'styled-components';

/** The frame of a page, above the header and below everything: ink in every theme, with the colours that are seen on it. */
export const inkRules = css`
  --ps-color-text: var(--ps-color-on-ink);
  --ps-color-text-muted: var(--ps-color-on-ink-muted);
  --ps-color-accent-text: var(--ps-color-on-ink);
  --ps-color-focus: var(--ps-color-on-ink);
  --ps-color-hover: color-mix(in srgb, var(--ps-color-on-ink) 14%, transparent);

  background: var(--ps-color-ink);
  color: var(--ps-color-text-muted);
`;
