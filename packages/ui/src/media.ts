/**
 * Media queries for static styles. The mobile breakpoint is 780 px (§9); queries cannot use custom properties. `narrow` is a phone,
 * `wide` any wider screen, `scripted` a page with scripts enabled.
 */
export const media = {
  narrow: '@media (max-width: 780px)',
  wide: '@media (min-width: 780.02px)',
  unscripted: '@media (scripting: none)',
  moving: '@media (prefers-reduced-motion: no-preference)',
} as const;
