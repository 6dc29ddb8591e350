import { useId } from 'react';
import { styled } from 'styled-components';
import { MAX_RADIUS, PARTNER_COLORS, type PartnerValues } from '../../theme/partner-values.ts';

const MEANINGS: Record<keyof PartnerValues, string> = {
  canvas: 'The page',
  surface: 'Cards, fields, tables',
  text: 'Text and headings',
  accent: 'Buttons, links, what is chosen',
  signal: 'Counters and marks',
  positive: 'In stock, fits, paid',
  attention: 'Few left, a changed price',
  critical: 'Errors, deleting',
  radius: 'Roundness in pixels',
  font: 'A font family of the page',
};

const Root = styled.fieldset`
  display: grid;
  gap: var(--ps-space-2);
  align-content: start;

  & > legend {
    margin-block-end: var(--ps-space-2);
    font-weight: var(--ps-weight-strong);
  }

  & .ps-value {
    display: grid;
    grid-template-columns: 1fr 40px 104px;
    gap: var(--ps-space-2);
    align-items: center;
  }

  & label,
  & .ps-value-meaning {
    display: block;
    line-height: var(--ps-leading-snug);
  }

  & .ps-value-meaning {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-xs);
  }

  & input {
    min-block-size: 36px;
    inline-size: 100%;
    padding-inline: var(--ps-space-2);
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-sm);
    background: var(--ps-color-surface);
    font-size: var(--ps-type-sm);
    font-variant-numeric: tabular-nums;
  }

  & input[type='color'] {
    padding: 3px;
    cursor: pointer;
  }

  & .ps-value:not(:has([type='color'])) > input {
    grid-column: 2 / -1;
  }
`;

export type ValueFieldsProps = { values: PartnerValues; onChange: (values: PartnerValues) => void };

/** Fields for the ten values, each with its purpose. */
export function ValueFields({ values, onChange }: ValueFieldsProps) {
  const id = useId();
  const set = (change: Partial<PartnerValues>) => onChange({ ...values, ...change });
  const label = (name: keyof PartnerValues) => (
    <span>
      <label htmlFor={`${id}${name}`}>{name}</label>
      <span className="ps-value-meaning">{MEANINGS[name]}</span>
    </span>
  );
  return (
    <Root>
      <legend>Ten values</legend>
      {PARTNER_COLORS.map((name) => (
        <div className="ps-value" key={name}>
          {label(name)}
          <input
            type="color"
            aria-label={`Pick ${name}`}
            value={/^#[\da-f]{6}$/i.test(values[name]) ? values[name] : '#000000'}
            onChange={(event) => set({ [name]: event.currentTarget.value })}
          />
          <input
            id={`${id}${name}`}
            value={values[name]}
            spellCheck={false}
            onChange={(event) => set({ [name]: event.currentTarget.value.trim() })}
          />
        </div>
      ))}
      <div className="ps-value">
        {label('radius')}
        <input
          id={`${id}radius`}
          type="number"
          min={0}
          max={MAX_RADIUS}
          value={values.radius}
          onChange={(event) => set({ radius: event.currentTarget.valueAsNumber || 0 })}
        />
      </div>
      <div className="ps-value">
        {label('font')}
        <input
          id={`${id}font`}
          value={values.font}
          placeholder="the shop’s own"
          onChange={(event) => set({ font: event.currentTarget.value })}
        />
      </div>
    </Root>
  );
}
