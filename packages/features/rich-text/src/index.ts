export { proseRules } from './prose.styles.ts';
