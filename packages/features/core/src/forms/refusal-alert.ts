/** Props of an `Alert` that says why a form was refused: it takes the focus when it appears. */
export const refusalAlert = {
  ref: (element: HTMLElement | null): void => element?.focus(),
  className: 'refusal',
  tabIndex: -1,
} as const;
