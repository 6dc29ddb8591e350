import { css } from 'styled-components';

/**
 * A line of short texts with a dot between two of them. Where the line breaks there is no dot: each text brings the dot before it, and
 * the first of every line holds it out of the box, which cuts it off.
 */
export const dotSeparated = css`
  --ps-dot: 1.25em;

  display: flex;
  flex-wrap: wrap;
  overflow-x: clip;

  & > * {
    position: relative;
    inset-inline-start: calc(-1 * var(--ps-dot));
    padding-inline-start: var(--ps-dot);
  }

  & > *::before {
    position: absolute;
    inset-inline-start: 0;
    inline-size: var(--ps-dot);
    content: '·' / '';
    text-align: center;
  }
`;
