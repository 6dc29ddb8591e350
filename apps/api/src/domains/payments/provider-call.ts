import type { z } from 'zod';
import { createOutgoing, OutgoingFailed, type OutgoingCall } from '../../platform/http/outgoing-call.ts';
import { PaymentFailed } from './provider.ts';

export type ProviderCall = <Body>(path: string, schema: z.ZodType<Body>, call?: OutgoingCall) => Promise<Body>;

/** Calls of a provider at its address. Throw `PaymentFailed` for anything but a good answer of the shape. */
export function createProviderCall(url: string): ProviderCall {
  const outgoing = createOutgoing(url);
  return async (path, schema, call) => {
    const { status, body } = await outgoing(path, call).catch((error: unknown) => {
      throw error instanceof OutgoingFailed ? new PaymentFailed(error.message) : error;
    });
    if (status >= 300) throw new PaymentFailed(`The provider answered ${status}.`);
    const read = schema.safeParse(body);
    if (!read.success) throw new PaymentFailed('The provider answered in a way that is not known.');
    return read.data;
  };
}

export const basicAuth = (user: string, secret: string): string =>
  `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
