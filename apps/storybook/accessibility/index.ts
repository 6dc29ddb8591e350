export { RESULTS, RUN_REPORT } from './folders.ts';
export { knownComponents } from './known-components.ts';
export { withRun, type Results, type Run } from './results.ts';
