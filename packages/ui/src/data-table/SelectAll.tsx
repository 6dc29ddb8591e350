import { useEffect, useRef } from 'react';

export type SelectAllProps = {
  label: string;
  state: 'all' | 'some' | 'none';
  onToggle: (isSelected: boolean) => void;
  tabIndex?: number | undefined;
};

/** The checkbox for all rows, rendered or not. Only a script can set it to indeterminate. */
export function SelectAll({ label, state, onToggle, tabIndex }: SelectAllProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label>
      <input
        ref={ref}
        type="checkbox"
        aria-label={label}
        tabIndex={tabIndex}
        checked={state === 'all'}
        onChange={(event) => onToggle(event.target.checked)}
      />
    </label>
  );
}
