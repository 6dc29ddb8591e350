import { useState } from 'react';

/** A value that the parent keeps where it gives one, and this component where it does not; told on in both cases. */
export function useControlled<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (value: Value) => {
    if (given === undefined) setOwn(() => value);
    onChange?.(value);
  };
  return [given === undefined ? own : given, change];
}
