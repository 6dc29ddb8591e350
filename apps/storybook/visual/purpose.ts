/**
 * What a run of the stories takes pictures for: `check` in `npm test`, `compare` for a report with every picture, `accept` to renew
 * the manifest, `draw` for another run that compares; none where stories only play.
 */
export type Purpose = 'check' | 'compare' | 'accept' | 'draw' | 'none';

export const PURPOSE = (process.env['VISUAL'] ?? 'none') as Purpose;
