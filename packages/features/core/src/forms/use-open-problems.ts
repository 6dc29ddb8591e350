import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { openProblems, type FindProblems } from './open-problems.ts';
import type { Problem } from './refusal.ts';

const EVENTS = ['input', 'change'] as const;

/**
 * The problems of a refused form that are not mended yet. The form is checked again after each change of its fields, whose elements
 * have the ids of `fieldId`.
 */
export function useOpenProblems<Field extends string, Code extends string>(
  refused: readonly Problem<Field, Code>[],
  prefix: string,
  find: FindProblems<Field, Code>,
): readonly Problem<Field, Code>[] {
  const [state, setState] = useState({ refused, open: refused });
  if (state.refused !== refused) setState({ refused, open: refused });
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);
  const sent = useRef(new Map<Field, string>());
  const form = useRef<HTMLFormElement | null>(null);

  useEffect(() => {
    const controls = refused.map(({ field }) => [field, controlOf(fieldId(prefix, field))] as const);
    const element = controls.find(([, control]) => control?.form)?.[1]?.form;
    if (!element) return undefined;
    form.current = element;
    sent.current = new Map(controls.map(([field, control]) => [field, textOf(control)]));
    for (const type of EVENTS) element.addEventListener(type, countChange);
    return () => {
      for (const type of EVENTS) element.removeEventListener(type, countChange);
    };
  }, [refused, prefix]);

  useLayoutEffect(
    () => () => {
      // A field with the focus fires a change while React removes it, when no state may change.
      for (const type of EVENTS) form.current?.removeEventListener(type, countChange);
    },
    [],
  );

  useEffect(() => {
    if (changes === 0 || !form.current) return;
    // After the render, so that hidden fields have their new values too.
    const found = find(new FormData(form.current));
    const isChanged = (field: Field) => textOf(controlOf(fieldId(prefix, field))) !== sent.current.get(field);
    setState({ refused, open: openProblems(refused, isChanged, found) });
  }, [changes, refused, prefix, find]);

  return state.open;
}

/** The id of a field's element. */
export const fieldId = (prefix: string, field: string): string => `${prefix}-${field}`;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlOf(id: string): Control | null {
  const element = document.getElementById(id);
  const isControl =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return isControl ? element : null;
}

/** The text of a field, or what a group of radios or a checkbox sends. */
function textOf(control: Control | null): string {
  if (control?.type !== 'radio' && control?.type !== 'checkbox') return control?.value ?? '';
  const chosen = control.form && new FormData(control.form).get(control.name);
  return typeof chosen === 'string' ? chosen : '';
}
