/** Whether load tests and random tests run in their long form, as the bench runs them: `LONG=1`. */
export const isLong = process.env['LONG'] === '1';
