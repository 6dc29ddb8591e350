export { feature } from './feature.ts';
export { messages as faultMessages } from './fault.messages.ts';
export { diagnosticsPath } from './diagnostics.query.ts';
