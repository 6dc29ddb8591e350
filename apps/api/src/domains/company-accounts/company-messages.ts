import { createLetters, type MessageTools } from '../messages/index.ts';
import { companyTexts } from './company-texts.ts';

/** Messages about company accounts. */
export const createCompanyMessages = (tools: MessageTools) => createLetters(tools, companyTexts);
