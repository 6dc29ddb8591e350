import type { CallTools } from '../../platform/http/call-tools.ts';
import type { Delivery } from './find-ways.ts';

/** The tools of handlers that deliver. */
export type DeliveryTools = CallTools & { delivery: Delivery };
