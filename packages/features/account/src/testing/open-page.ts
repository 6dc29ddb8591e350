import type { ClientInfo } from '@partshop/api-client';
import { ANONYMOUS, routesOf, selectPage } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { feature } from '../feature.ts';

type Options = { currentUser?: ClientInfo };

/** Requests an English page of the account as a browser without JavaScript does. */
export const openPage = async (path: string, options: Options = {}) => visit(path, options);

/** Submits a form to it. */
export const sendForm = async (path: string, form: Record<string, string>, options: Options = {}) =>
  visit(path, { form, ...options });

async function visit(path: string, { currentUser = ANONYMOUS, form }: Options & { form?: Record<string, string> }) {
  const { store } = createTestApp({ locale: 'en', currentUser });
  const request = { locale: 'en', store, ...(form ? { form } : {}) } as const;
  const { status, location, context, render } = await requestPage(routesOf(feature), path, request);
  const markup = context && !context.errors ? render() : '';
  return { status, location, markup, page: selectPage(store.getState()) };
}
