import { z } from 'zod';
import type { CompanyFacts } from '@partshop/api-client/contract';
import { createOutgoing, OutgoingFailed } from '../../../platform/http/outgoing-call.ts';
import { FinderFailed, type CompanyFinder } from '../company-finder.ts';

const FIND = '/suggestions/api/4_1/rs/findById/party';

/** https://dadata.ru/api/find-party/: what is read of its answer. */
const Answer = z.object({
  suggestions: z.array(
    z.object({
      value: z.string(),
      data: z.object({
        inn: z.string(),
        kpp: z.string().nullish(),
        ogrn: z.string().nullish(),
        name: z.object({ short_with_opf: z.string().nullish() }).nullish(),
        address: z.object({ unrestricted_value: z.string().nullish(), value: z.string().nullish() }).nullish(),
        state: z.object({ status: z.string().nullish() }).nullish(),
      }),
    }),
  ),
});

/** DaData's public API. The key never leaves the server. */
export function createDadata({ url, key }: { url: string; key: string }): CompanyFinder {
  const call = createOutgoing(url);
  return {
    async byInn(inn) {
      const request = {
        method: 'POST',
        headers: { authorization: `Token ${key}` },
        json: { query: inn, branch_type: 'MAIN' },
      } as const;
      const { status, body } = await call(FIND, request).catch((error: unknown) => {
        throw error instanceof OutgoingFailed ? new FinderFailed(error.message) : error;
      });
      if (status >= 300) throw new FinderFailed(`The service answered ${status}.`);
      const answer = Answer.safeParse(body);
      if (!answer.success) throw new FinderFailed('The service answered in a way that is not known.');
      const [found] = answer.data.suggestions;
      return found && factsOf(found);
    },
  };
}

type Suggestion = z.infer<typeof Answer>['suggestions'][number];

const factsOf = ({ value, data: { inn, kpp, ogrn, name, address, state } }: Suggestion): CompanyFacts => ({
  inn,
  kpp: kpp ?? '',
  ogrn: ogrn ?? '',
  name: name?.short_with_opf ?? value,
  address: address?.unrestricted_value ?? address?.value ?? '',
  isActive: state?.status === 'ACTIVE',
});
