import document from '@partshop/api-client/openapi.json' with { type: 'json' };
import type { agentsCalls } from '@partshop/api-client/contract';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { languageOf } from '../../platform/http/language.ts';
import { createAgentCatalogue } from '../catalogue/index.ts';
import { findFit, verdictOf } from '../fit/index.ts';

/** Answers for programs. They depend on the address alone, never on a session, so that anybody may keep them. */
export function agentsHandlers(tools: CallTools): CallHandlers<typeof agentsCalls> {
  const { database, siteConfig } = tools;
  const catalogue = createAgentCatalogue(tools);

  return {
    agentSearch: async (c) => {
      const { q, take, currency, ...query } = c.req.valid('query');
      const found = await catalogue.search(q, take, { lang: languageOf(query, siteConfig), currency });
      return c.json(found, 200);
    },

    agentPart: async (c) => {
      const { maker, number } = c.req.valid('param');
      const { take, currency, ...query } = c.req.valid('query');
      const part = await catalogue.part(maker, number, take, { lang: languageOf(query, siteConfig), currency });
      return c.json(part, 200);
    },

    agentFit: async (c) => {
      const { articleId, engineId, yes = '', no = '', ...query } = c.req.valid('query');
      const lang = languageOf(query, siteConfig);
      const [known] = await findFit(database.pool, { articleIds: [articleId], engineIds: [engineId], lang });
      const answers = new Map([...no.split(',').map(answered(false)), ...yes.split(',').map(answered(true))]);
      return c.json({ articleId, ...verdictOf(known, engineId, answers) }, 200);
    },

    openApi: async (c) => Promise.resolve(c.json(document, 200)),
  };
}

const answered = (isTrue: boolean) => (key: string) => [key, isTrue] as const;
