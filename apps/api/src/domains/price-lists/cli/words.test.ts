import { expect, test } from 'vitest';
import { DECIMAL_SIGNS, DELIMITER_NAMES, ENCODING_NAMES, FIELD_LABELS, FOREIGN_FORMATS, STEP_NAMES } from './words.ts';

test.each(
  Object.entries({ DECIMAL_SIGNS, DELIMITER_NAMES, ENCODING_NAMES, FIELD_LABELS, FOREIGN_FORMATS, STEP_NAMES }),
)('every code of %s has a name of its own', (_table, names) => {
  const given = Object.values<string>(names);
  expect(given.filter((name) => name.trim() === '')).toEqual([]);
  expect(new Set(given).size).toBe(given.length);
});
