import type { messages } from './criteria.messages.ts';

/** A check besides the run of axe over the stories, by the name of its text. */
export type Check = 'keyboard' | 'reader' | 'pages' | 'forms' | 'narrow' | 'colours';

/** `by`: the checks that look at it besides the stories; `absent`: what the shop does not have, so that it does not apply. */
export type SuccessCriterion = {
  number: string;
  level: 'A' | 'AA';
  name: keyof typeof messages.texts;
  by?: readonly Check[];
  absent?: 'media' | 'motion';
};

/** The success criteria of WCAG 2.2, levels A and AA. The tests behind each check are listed in the README. */
export const SUCCESS_CRITERIA: readonly SuccessCriterion[] = [
  { number: '1.1.1', level: 'A', name: 'c1_1_1' },
  { number: '1.2.1', level: 'A', name: 'c1_2_1', absent: 'media' },
  { number: '1.2.2', level: 'A', name: 'c1_2_2', absent: 'media' },
  { number: '1.2.3', level: 'A', name: 'c1_2_3', absent: 'media' },
  { number: '1.2.4', level: 'AA', name: 'c1_2_4', absent: 'media' },
  { number: '1.2.5', level: 'AA', name: 'c1_2_5', absent: 'media' },
  { number: '1.3.1', level: 'A', name: 'c1_3_1', by: ['reader'] },
  { number: '1.3.2', level: 'A', name: 'c1_3_2', by: ['reader'] },
  { number: '1.3.3', level: 'A', name: 'c1_3_3' },
  { number: '1.3.4', level: 'AA', name: 'c1_3_4' },
  { number: '1.3.5', level: 'AA', name: 'c1_3_5' },
  { number: '1.4.1', level: 'A', name: 'c1_4_1' },
  { number: '1.4.2', level: 'A', name: 'c1_4_2', absent: 'media' },
  { number: '1.4.3', level: 'AA', name: 'c1_4_3', by: ['colours'] },
  { number: '1.4.4', level: 'AA', name: 'c1_4_4', by: ['pages'] },
  { number: '1.4.5', level: 'AA', name: 'c1_4_5' },
  { number: '1.4.10', level: 'AA', name: 'c1_4_10', by: ['narrow'] },
  { number: '1.4.11', level: 'AA', name: 'c1_4_11', by: ['colours'] },
  { number: '1.4.12', level: 'AA', name: 'c1_4_12' },
  { number: '1.4.13', level: 'AA', name: 'c1_4_13' },
  { number: '2.1.1', level: 'A', name: 'c2_1_1', by: ['keyboard'] },
  { number: '2.1.2', level: 'A', name: 'c2_1_2', by: ['keyboard'] },
  { number: '2.1.4', level: 'A', name: 'c2_1_4' },
  { number: '2.2.1', level: 'A', name: 'c2_2_1' },
  { number: '2.2.2', level: 'A', name: 'c2_2_2' },
  { number: '2.3.1', level: 'A', name: 'c2_3_1' },
  { number: '2.4.1', level: 'A', name: 'c2_4_1', by: ['keyboard', 'pages'] },
  { number: '2.4.2', level: 'A', name: 'c2_4_2', by: ['reader', 'pages'] },
  { number: '2.4.3', level: 'A', name: 'c2_4_3', by: ['keyboard'] },
  { number: '2.4.4', level: 'A', name: 'c2_4_4' },
  { number: '2.4.5', level: 'AA', name: 'c2_4_5' },
  { number: '2.4.6', level: 'AA', name: 'c2_4_6' },
  { number: '2.4.7', level: 'AA', name: 'c2_4_7' },
  { number: '2.4.11', level: 'AA', name: 'c2_4_11' },
  { number: '2.5.1', level: 'A', name: 'c2_5_1' },
  { number: '2.5.2', level: 'A', name: 'c2_5_2' },
  { number: '2.5.3', level: 'A', name: 'c2_5_3' },
  { number: '2.5.4', level: 'A', name: 'c2_5_4', absent: 'motion' },
  { number: '2.5.7', level: 'AA', name: 'c2_5_7' },
  { number: '2.5.8', level: 'AA', name: 'c2_5_8' },
  { number: '3.1.1', level: 'A', name: 'c3_1_1', by: ['pages'] },
  { number: '3.1.2', level: 'AA', name: 'c3_1_2' },
  { number: '3.2.1', level: 'A', name: 'c3_2_1' },
  { number: '3.2.2', level: 'A', name: 'c3_2_2' },
  { number: '3.2.3', level: 'AA', name: 'c3_2_3' },
  { number: '3.2.4', level: 'AA', name: 'c3_2_4' },
  { number: '3.2.6', level: 'A', name: 'c3_2_6' },
  { number: '3.3.1', level: 'A', name: 'c3_3_1', by: ['forms'] },
  { number: '3.3.2', level: 'A', name: 'c3_3_2' },
  { number: '3.3.3', level: 'AA', name: 'c3_3_3' },
  { number: '3.3.4', level: 'AA', name: 'c3_3_4' },
  { number: '3.3.7', level: 'A', name: 'c3_3_7' },
  { number: '3.3.8', level: 'AA', name: 'c3_3_8' },
  { number: '4.1.2', level: 'A', name: 'c4_1_2', by: ['keyboard', 'reader'] },
  { number: '4.1.3', level: 'AA', name: 'c4_1_3', by: ['reader'] },
];
