import { useState } from 'react';

/** The parent's value if it is given, otherwise state with an initial value. Calls `onChange` in both cases. */
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
