import { agentsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { agentsHandlers } from './agents.calls.ts';

/** Read-only answers for programs, and the description of all calls. */
export const agentsDomain = defineDomain(agentsCalls, agentsHandlers);
