/** Props of an `Alert` with the reason of a refusal: it takes the focus when it appears. */
export const refusalAlert = {
  ref: (element: HTMLElement | null): void => element?.focus(),
  className: 'refusal',
  tabIndex: -1,
} as const;
