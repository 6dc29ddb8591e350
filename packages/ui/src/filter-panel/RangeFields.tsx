import { useId, useState } from 'react';
import type { RangeFilter } from './filter-model.ts';
import type { GroupProps } from './group-props.ts';

/** Two number fields. A change is reported when a field loses the focus or on Enter, not at every key. */
export function RangeFields({ group, texts, selection, onReplace }: GroupProps<RangeFilter>) {
  const { fromName, toName, min, max, step, unit } = group;
  const ends = [
    { name: fromName, label: texts.from, hint: min },
    { name: toName, label: texts.to, hint: max },
  ];
  return (
    <div className="ps-filter-range">
      {ends.map(({ name, label, hint }) => (
        <NumberField
          key={`${name} ${selection[name]?.[0] ?? ''}`}
          {...{ name, label, unit, step }}
          placeholder={String(hint)}
          value={selection[name]?.[0] ?? ''}
          onCommit={(value) => onReplace(name, [value])}
        />
      ))}
    </div>
  );
}

type NumberFieldProps = {
  name: string;
  label: string;
  unit: string | undefined;
  step: number | undefined;
  placeholder: string;
  value: string;
  onCommit: (value: string) => void;
};

function NumberField({ name, label, unit, step, placeholder, value, onCommit }: NumberFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState(value);
  return (
    <div className="ps-filter-number">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        name={name}
        min={0}
        step={step ?? 'any'}
        placeholder={placeholder}
        autoComplete="off"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => onCommit(draft)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onCommit(draft);
        }}
      />
      {unit === undefined ? null : <span aria-hidden="true">{unit}</span>}
    </div>
  );
}
