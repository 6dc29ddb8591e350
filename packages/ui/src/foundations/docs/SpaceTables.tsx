import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { tokensOf } from './token-names.ts';

const List = styled.ul`
  display: grid;
  gap: var(--ps-space-3);
  padding: 0;
  color: var(--ps-color-text);
  font-size: var(--ps-type-sm);
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 4rem auto;
    gap: var(--ps-space-4);
    align-items: center;
    justify-content: start;
  }

  & .ps-space-bar {
    inline-size: var(--ps-size);
    block-size: 16px;
    border-radius: 1px;
    background: var(--ps-color-accent);
  }

  &[data-boxes] {
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: var(--ps-space-6);
  }

  &[data-boxes] > li {
    grid-template-columns: auto;
    gap: var(--ps-space-2);
    justify-content: stretch;
  }

  & .ps-space-box {
    block-size: 72px;
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-size);
    background: var(--ps-color-surface);
  }

  & .ps-space-lifted {
    block-size: 72px;
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-raised);
    box-shadow: var(--ps-size);
  }
`;

const sized = (property: string) => ({ '--ps-size': `var(${property})` }) as CSSProperties;

/** The steps of the space scale, drawn to scale. */
export function Spaces() {
  return (
    <List>
      {tokensOf('space').map(({ name, property }) => (
        <li key={name}>
          {name}
          <span className="ps-space-bar" style={sized(property)} />
        </li>
      ))}
    </List>
  );
}

/** The corner radii. */
export function Radii() {
  return (
    <List data-boxes>
      {tokensOf('radius').map(({ name, property }) => (
        <li key={name}>
          <span className="ps-space-box" style={sized(property)} />
          {name}
        </li>
      ))}
    </List>
  );
}

/** The shadows. */
export function Shadows() {
  return (
    <List data-boxes>
      {tokensOf('shadow').map(({ name, property }) => (
        <li key={name}>
          <span className="ps-space-lifted" style={sized(property)} />
          {name}
        </li>
      ))}
    </List>
  );
}
