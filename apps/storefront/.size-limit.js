export { budgets as default } from './scripts/budgets.ts';
