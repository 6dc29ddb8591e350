import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { colorIn, tokensOf } from './token-names.ts';

const THEMES = [
  { name: 'Light', theme: 'light', modes: [] },
  { name: 'Dark', theme: 'dark', modes: ['dark'] },
  { name: 'High contrast, light', theme: 'contrast', scheme: 'light', modes: ['contrast'] },
  { name: 'High contrast, dark', theme: 'contrast', scheme: 'dark', modes: ['contrast-dark', 'dark'] },
] as const;

const GROUPS = [
  { name: 'Grounds and lines', of: /^(canvas|surface|raised|overlay|sunken|line|line-strong)$/ },
  { name: 'Text', of: /^text/ },
  { name: 'Frame', of: /ink/ },
  { name: 'Action', of: /^(accent|on-accent|danger|on-danger)/ },
  { name: 'States', of: /^(hover|pressed|selected|focus)/ },
  { name: 'Signal', of: /signal/ },
  { name: 'Messages', of: /^(positive|attention|critical|info)/ },
  { name: 'Depth', of: /^(backdrop|shadow)$/ },
];

const Root = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  color: var(--ps-color-text);
  font-size: var(--ps-type-sm);

  & :is(th, td) {
    padding: var(--ps-space-1) var(--ps-space-2);
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
  }

  & thead th {
    color: var(--ps-color-text-muted);
    line-height: var(--ps-leading-snug);
    vertical-align: bottom;
  }

  & tbody > tr:first-child > th {
    padding-block: var(--ps-space-6) var(--ps-space-2);
    font-size: var(--ps-type-md);
    font-weight: var(--ps-weight-strong);
  }

  & .ps-color-note {
    display: block;
    max-inline-size: 44ch;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-xs);
    line-height: var(--ps-leading-snug);
  }

  & .ps-color-ground {
    display: block;
    padding: var(--ps-space-1);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-canvas);
  }

  & code {
    display: block;
    padding-block-start: var(--ps-space-1);
    color: var(--ps-color-text);
    font-size: var(--ps-type-xs);
  }

  & .ps-color-chip {
    display: block;
    min-inline-size: 4.5rem;
    block-size: 28px;
    border-radius: var(--ps-radius-sm);
    background: var(--ps-chip);
  }
`;

/** Every colour token in each theme. */
export function ColorTable() {
  const colors = tokensOf('color');
  return (
    <Root>
      <thead>
        <tr>
          <th scope="col">Token</th>
          {THEMES.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {GROUPS.map((group) => (
        <tbody key={group.name}>
          <tr>
            <th scope="rowgroup" colSpan={THEMES.length + 1}>
              {group.name}
            </th>
          </tr>
          {colors
            .filter(({ name }) => group.of.test(name))
            .map(({ name, property, description }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {description ? <span className="ps-color-note">{description}</span> : null}
                </th>
                {THEMES.map((column) => (
                  <td key={column.name}>
                    <Chip name={name} property={property} column={column} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      ))}
    </Root>
  );
}

function Chip({ name, property, column }: { name: string; property: string; column: (typeof THEMES)[number] }) {
  return (
    <span
      className="ps-color-ground"
      data-theme={column.theme}
      style={'scheme' in column ? { colorScheme: column.scheme } : undefined}
    >
      <span className="ps-color-chip" style={{ '--ps-chip': `var(${property})` } as CSSProperties} />
      <code dir="ltr">{colorIn(name, column.modes)}</code>
    </span>
  );
}
