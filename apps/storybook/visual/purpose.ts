/**
 * Why a run of the stories takes pictures: `check` in `npm test`; `compare` for a report with every picture; `accept` to update the
 * manifest; `draw` to draw accepted pictures for another run; `none` if stories only run.
 */
export type Purpose = 'check' | 'compare' | 'accept' | 'draw' | 'none';

export const PURPOSE = (process.env['VISUAL'] ?? 'none') as Purpose;
