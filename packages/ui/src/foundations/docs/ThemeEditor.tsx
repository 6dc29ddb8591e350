import { type CSSProperties, useState } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../alert/Alert.tsx';
import { Button } from '../../button/Button.tsx';
import { media } from '../../media.ts';
import { createPartnerTheme, type PartnerTheme, partnerThemeCss } from '../../theme/partner-theme.ts';
import { partnerValueFaults, type PartnerValues } from '../../theme/partner-values.ts';
import { ContrastReport } from './ContrastReport.tsx';
import { PARTNER_SAMPLES } from './partner-samples.ts';
import { ThemeSample } from './ThemeSample.tsx';
import { ValueFields } from './ValueFields.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(260px, 320px) minmax(0, 1fr);
  gap: var(--ps-space-8);
  align-items: start;
  color: var(--ps-color-text);
  font-size: var(--ps-type-sm);

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }

  & .ps-editor-part {
    display: grid;
    gap: var(--ps-space-4);
    min-inline-size: 0;
  }

  & .ps-editor-row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    align-items: center;
  }

  & pre {
    max-block-size: 16rem;
    margin: 0;
    padding: var(--ps-space-3);
    overflow: auto;
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-sunken);
    color: var(--ps-color-text);
    font-size: var(--ps-type-xs);
  }
`;

const styleOf = ({ scheme, colors, shape }: PartnerTheme): CSSProperties => ({
  colorScheme: scheme,
  ...colors,
  ...shape,
});

/** Edits the ten values of a partner's theme, and shows the resulting theme, its report and its style sheet. */
export function ThemeEditor() {
  const [values, setValues] = useState<PartnerValues>(PARTNER_SAMPLES.Kiln);
  const [theme, setTheme] = useState(() => createPartnerTheme(values));
  const [copied, setCopied] = useState('');
  const faults = partnerValueFaults(values);
  const css = partnerThemeCss("[data-theme='partner']", theme);

  const change = (next: PartnerValues) => {
    setValues(next);
    // Keeps the last valid theme while a colour code is being typed.
    if (partnerValueFaults(next).length === 0) setTheme(createPartnerTheme(next));
  };
  const copy = async () => {
    await navigator.clipboard.writeText(css);
    setCopied(css);
  };

  return (
    <Root>
      <div className="ps-editor-part">
        <div className="ps-editor-row" role="group" aria-label="Begin with">
          {Object.entries(PARTNER_SAMPLES).map(([name, sample]) => (
            <Button key={name} size="small" variant="secondary" onClick={() => change(sample)}>
              {name}
            </Button>
          ))}
        </div>
        <ValueFields values={values} onChange={change} />
        {faults.length > 0 ? <Alert tone="critical">{faults.join('. ')}</Alert> : null}
      </div>
      <div className="ps-editor-part">
        <ThemeSample theme="partner-draft" name="editor" style={styleOf(theme)} />
        <ContrastReport theme={theme} />
        <div className="ps-editor-row">
          <Button variant="primary" onClick={() => void copy()}>
            {copied === css ? 'Copied' : 'Copy the style sheet'}
          </Button>
        </div>
        {/* oxlint-disable-next-line no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
        <pre role="region" aria-label="Style sheet" tabIndex={0} dir="ltr">
          {css}
        </pre>
      </div>
    </Root>
  );
}
