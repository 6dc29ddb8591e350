/** Whether long walks visit all that they may, set by `E2E_THOROUGH=1`; otherwise they draw a part by chance or in turn. */
export const isThorough = process.env['E2E_THOROUGH'] === '1';
