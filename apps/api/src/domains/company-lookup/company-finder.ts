import type { CompanyFacts } from '@partshop/api-client/contract';

/** A service that knows companies. `byInn` gives undefined for a number that nobody has, and throws `FinderFailed` without an answer. */
export type CompanyFinder = { byInn: (inn: string) => Promise<CompanyFacts | undefined> };

/** The service does not answer, or not in a way that is known. Contains nothing of what was asked. */
export class FinderFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'FinderFailed';
  }
}
