import { styled } from 'styled-components';
import * as icons from '../../icons.ts';

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.75rem, 1fr));
  gap: var(--ps-space-2);
  padding: 0;
  color: var(--ps-color-text);
  list-style: none;

  & > li {
    display: grid;
    gap: var(--ps-space-3);
    justify-items: center;
    padding: var(--ps-space-5) var(--ps-space-2) var(--ps-space-3);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
    font-size: 1.5rem;
  }

  & code {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-xs);
    overflow-wrap: anywhere;
  }
`;

/** Every icon with its import name. */
export function IconGrid() {
  return (
    <Root>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon />
          <code dir="ltr">{name}</code>
        </li>
      ))}
    </Root>
  );
}
