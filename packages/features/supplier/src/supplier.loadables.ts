import {
  unwrap,
  type ApplicationList,
  type ApplicationState,
  type OwnApplication,
  type ReviewedApplication,
} from '@partshop/api-client';
import { createLoadable, hasItems, isList } from '@partshop/features/core';

/** The client's own application with its documents. */
export const ownApplications = createLoadable<void, OwnApplication>({
  name: 'ownApplication',
  key: () => 'own',
  isShape: ({ documents }) => isList(documents),
  call: (api, _none, signal) => unwrap(api.GET('/registration/supplier_json', { signal })),
});

export type ListOf = { state: ApplicationState | undefined; page: number };

/** A page of applications, for staff. */
export const applicationLists = createLoadable<ListOf, ApplicationList>({
  name: 'supplierApplications',
  key: ({ state = 'all', page }) => `${state} ${page}`,
  isShape: hasItems,
  call: (api, { state, page }, signal) =>
    unwrap(
      api.GET('/services/admin/supplier-applications', {
        params: { query: { page, ...(state && { state }) } },
        signal,
      }),
    ),
  max: 1,
});

/** An application by its id, for staff. */
export const reviewedApplications = createLoadable<number, ReviewedApplication>({
  name: 'supplierApplication',
  key: String,
  isShape: ({ documents }) => isList(documents),
  call: (api, id, signal) =>
    unwrap(api.GET('/services/admin/supplier-applications/{id}', { params: { path: { id } }, signal })),
  max: 1,
});
