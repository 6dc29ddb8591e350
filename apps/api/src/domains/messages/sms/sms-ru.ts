import { z } from 'zod';
import { createOutgoing, OutgoingFailed, type OutgoingAnswer } from '../../../platform/http/outgoing-call.ts';
import { SendingFailed } from '../message.ts';
import type { SmsSender } from './sms-sender.ts';

/** https://sms.ru/api/send: a status for the call, and one for each phone. */
const Answer = z.object({
  status: z.string(),
  status_code: z.number(),
  sms: z.record(z.string(), z.object({ status: z.string(), status_code: z.number() })).default({}),
});

/** Sends through the HTTP API of sms.ru or of a compatible gateway. */
export function createSmsRu({ url, key }: { url: string; key: string }): SmsSender {
  const call = createOutgoing(url);
  return {
    async send({ to, text }) {
      const phone = to.replace('+', '');
      const form = { api_id: key, to: phone, msg: text, json: '1' };
      const { status: httpStatus, body } = await call(url, { method: 'POST', form }).catch(sendingFailed);
      if (httpStatus >= 300) throw new SendingFailed(`The service answered ${httpStatus}.`);
      const answer = Answer.safeParse(body);
      if (!answer.success) throw new SendingFailed('The SMS service answered in a way that is not known.');
      const { status, status_code, sms } = answer.data;
      const refusal = Object.values(sms).find((one) => one.status !== 'OK');
      if (status !== 'OK' || refusal) {
        throw new SendingFailed(`The SMS service refused: ${refusal?.status_code ?? status_code}.`);
      }
    },
  };
}

function sendingFailed(error: unknown): OutgoingAnswer {
  throw error instanceof OutgoingFailed ? new SendingFailed(error.message, error) : error;
}
