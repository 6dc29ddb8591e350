import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { VEILS } from '../../theme/contrast.ts';
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

const Levels = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--ps-space-6);
  padding: var(--ps-space-8);
  background: var(--ps-color-canvas);
  color: var(--ps-color-text);
  font-size: var(--ps-type-sm);

  & > div {
    display: grid;
    gap: var(--ps-space-3);
    padding: var(--ps-space-4);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-level-ground);
    box-shadow: var(--ps-level-shadow);
  }

  & > div > span {
    padding: var(--ps-space-1) var(--ps-space-2);
    border-radius: var(--ps-radius-sm);
    background: var(--ps-level-veil);
  }

  & > div > [data-state='selected'] {
    outline: 1px solid var(--ps-color-accent-text);
  }

  & > div > [data-state='focus-ground'] {
    outline: 2px solid var(--ps-color-focus);
  }
`;

const LEVELS = [
  { name: 'surface', shadow: 'none' },
  { name: 'raised', shadow: 'var(--ps-shadow-md)' },
  { name: 'overlay', shadow: 'var(--ps-shadow-lg)' },
] as const;

/** The three elevations of a theme, each with the veils of the states on it. */
export function Elevations({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <Levels data-theme={theme}>
      {LEVELS.map(({ name, shadow }) => (
        <div
          key={name}
          style={{ '--ps-level-ground': `var(--ps-color-${name})`, '--ps-level-shadow': shadow } as CSSProperties}
        >
          {name}
          {VEILS.map((veil) => (
            <span
              key={veil}
              data-state={veil}
              style={{ '--ps-level-veil': `var(--ps-color-${veil})` } as CSSProperties}
            >
              {veil}
            </span>
          ))}
        </div>
      ))}
    </Levels>
  );
}
