import { styled } from 'styled-components';
import tokens from '../tokens/tokens.json' with { type: 'json' };

/** The names of a group's tokens; the rest of a group's entries, such as `$type`, are about the group. */
const namesOf = (group: object): string[] => Object.keys(group).filter((name) => !name.startsWith('$'));

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: var(--ps-space-3);

  & > li {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
    color: var(--ps-color-text);
    font-size: var(--ps-type-sm);
  }

  & > li > span:first-child {
    flex: none;
    inline-size: 40px;
    block-size: 40px;
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
  }
`;

export function Swatches() {
  return (
    <Grid className="ps-swatches">
      {namesOf(tokens.color).map((name) => (
        <li key={name}>
          <span style={{ background: `var(--ps-color-${name})` }} />
          <span>{name}</span>
        </li>
      ))}
    </Grid>
  );
}

const Table = styled.table`
  border-spacing: var(--ps-space-3);

  & th {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-weight: 400;
    text-align: start;
  }
`;

export function TypeScale({ sample }: { sample: string }) {
  return (
    <Table>
      <tbody>
        {namesOf(tokens.type).map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td style={{ fontSize: `var(--ps-type-${name})` }}>{sample}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function Spaces() {
  return (
    <Grid className="ps-spaces">
      {namesOf(tokens.space).map((name) => (
        <li key={name}>
          <span style={{ inlineSize: `var(--ps-space-${name})`, background: 'var(--ps-color-accent)' }} />
          <span>{name}</span>
        </li>
      ))}
    </Grid>
  );
}
