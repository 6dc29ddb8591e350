/**
 * Media queries for static styles: the mobile edge is 780 px (§9), which a custom property cannot say inside a query.
 * `narrow` is a phone, `wide` everything else, `scripted` a page whose scripts run.
 */
export const media = {
  narrow: '@media (max-width: 780px)',
  wide: '@media (min-width: 780.02px)',
  unscripted: '@media (scripting: none)',
  moving: '@media (prefers-reduced-motion: no-preference)',
} as const;
