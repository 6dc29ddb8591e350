/** Whether the tests of load and of chance run in their long form, as the bench has them: `LONG=1`. */
export const isLong = process.env['LONG'] === '1';
