import { ApiError, unwrap, type CompanyDetails } from '@partshop/api-client';
import { callApi, type Saga } from '@partshop/features/core';

export type LookedUp =
  | { outcome: 'found' | 'closed'; company: CompanyDetails }
  | { outcome: 'unknown' | 'unavailable'; company: null };

/** Finds a company by its tax number. Fields can always be typed by hand: a service that does not answer is no error of the form. */
export function* lookUpCompany(inn: string): Saga<LookedUp> {
  const params = { query: { inn } };
  try {
    const { isActive, ...company } = yield* callApi((api, signal) =>
      unwrap(api.GET('/services/company-lookup', { params, signal })),
    );
    return { outcome: isActive ? 'found' : 'closed', company };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { outcome: 'unknown', company: null };
    if (error instanceof ApiError && error.status >= 500) return { outcome: 'unavailable', company: null };
    throw error;
  }
}
