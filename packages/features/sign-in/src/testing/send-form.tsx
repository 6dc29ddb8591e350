import type { ClientInfo, SiteConfig } from '@partshop/api-client';
import { siteConfig } from '@partshop/api-client/mocks/site-config';
import { routesOf, selectPage, siteConfigLoaded } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { feature } from '../feature.ts';

type Options = { currentUser?: ClientInfo; config?: Partial<SiteConfig> };

/** Requests an English page as a browser without JavaScript does. */
export const openPage = async (path: string, options: Options = {}) => visit(path, options);

/** Submits a form to an English page as a browser without JavaScript does. */
export const sendForm = async (path: string, form: Record<string, string>, options: Options = {}) =>
  visit(path, { form, ...options });

/** The response: its status, the target of its redirect, its markup. */
async function visit(path: string, { config, form, ...options }: Options & { form?: Record<string, string> }) {
  const { store } = createTestApp({ locale: 'en', ...options });
  store.dispatch(siteConfigLoaded({ ...siteConfig, ...config }));
  const request = { locale: 'en', store, ...(form ? { form } : {}) } as const;
  const { status, location, context, render } = await requestPage(routesOf(feature), path, request);
  const page = selectPage(store.getState());
  const markup = context && !context.errors ? render() : '';
  return { status, location, markup, page, state: JSON.stringify(store.getState()), answer: context };
}

/** Values of a page's hidden and filled-in fields, by name. */
export function valuesOf(markup: string): Record<string, string> {
  const fields = [...markup.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
  const read = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return Object.fromEntries(fields.map((tag) => [read(tag, 'name'), read(tag, 'value')]));
}
