import { styled } from 'styled-components';
import { Alert } from '../../alert/Alert.tsx';
import { AA, laidOver } from '../../theme/contrast.ts';
import type { PartnerTheme } from '../../theme/partner-theme.ts';

const Root = styled.div`
  display: grid;
  gap: var(--ps-space-3);

  & ul {
    display: grid;
    gap: var(--ps-space-2);
    padding: 0;
    list-style: none;
  }

  & .ps-report-change {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 var(--ps-space-3);
    align-items: center;
  }

  & .ps-report-swatches {
    display: flex;
    grid-row: span 2;
    overflow: hidden;
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-sm);
  }

  & .ps-report-swatches > span {
    inline-size: 24px;
    block-size: 36px;
    background: var(--ps-report-color);
  }

  & .ps-report-why {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & summary {
    padding-block: var(--ps-space-1);
    cursor: pointer;
  }

  & .ps-report-scroll {
    max-block-size: 22rem;
    overflow: auto;
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
  }

  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--ps-type-sm);
  }

  & :is(th, td) {
    padding: var(--ps-space-1) var(--ps-space-3);
    border-block-end: 1px solid var(--ps-color-line);
    text-align: start;
    white-space: nowrap;
  }

  & td:last-child {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  & .ps-report-sample {
    padding: 2px var(--ps-space-2);
    border-radius: var(--ps-radius-sm);
    background: var(--ps-report-ground);
    color: var(--ps-report-front);
    font-weight: var(--ps-weight-strong);
  }
`;

const swatch = (color: string) => ({ '--ps-report-color': color }) as object;

/** The corrected values of a theme, the pair closest to its limit, and every pair of colours. */
export function ContrastReport({ theme: { changes, pairs, colors } }: { theme: PartnerTheme }) {
  const nearest = pairs.toSorted((a, b) => a.ratio / AA[a.kind] - b.ratio / AA[b.kind]);
  const passing = pairs.filter(({ ratio, kind }) => ratio >= AA[kind]).length;
  return (
    <Root>
      <Alert
        tone={changes.length === 0 ? 'positive' : 'info'}
        title={`${passing} of ${pairs.length} pairs of colours hold WCAG 2.2 AA`}
      >
        {changes.length === 0
          ? 'Every value is kept as it is.'
          : `${changes.length} of the ten values had to be moved in lightness.`}
      </Alert>
      {changes.length > 0 ? (
        <ul aria-label="Moved values">
          {changes.map(({ value, from, to, reason }) => (
            <li key={value} className="ps-report-change">
              <span className="ps-report-swatches">
                <span style={swatch(from)} />
                <span style={swatch(to)} />
              </span>
              <span>
                <strong>{value}</strong> {from} → {to}
              </span>
              <span className="ps-report-why">{reason}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <details>
        <summary>All pairs, the nearest to the limit first</summary>
        {/* oxlint-disable-next-line no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
        <div className="ps-report-scroll" role="region" aria-label="All pairs" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Sample</th>
                <th scope="col">Front</th>
                <th scope="col">Ground</th>
                <th scope="col">Needs</th>
                <th scope="col">Has</th>
              </tr>
            </thead>
            <tbody>
              {nearest.map(({ front, ground, veil, kind, ratio }) => (
                <tr key={`${kind} ${front} ${ground} ${veil ?? ''}`}>
                  <td>
                    <span
                      className="ps-report-sample"
                      style={
                        {
                          '--ps-report-front': colors[`--ps-color-${front}`],
                          '--ps-report-ground': laidOver(
                            colors[`--ps-color-${veil ?? ground}`] ?? '',
                            colors[`--ps-color-${ground}`] ?? '',
                          ),
                        } as object
                      }
                    >
                      {kind === 'text' ? 'Aa' : '◯'}
                    </span>
                  </td>
                  <td>{front}</td>
                  <td>{veil === undefined ? ground : `${ground} under ${veil}`}</td>
                  <td>{AA[kind]}</td>
                  <td>{ratio.toFixed(2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Root>
  );
}
