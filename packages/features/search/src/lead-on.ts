import { leadTo, paths, searchPath } from '@partshop/core';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** The search form's target (§5): leads on by what was typed; without JavaScript an empty text leads home. */
export function leadOn({ request }: Pick<LoaderFunctionArgs, 'request'>): Response {
  const text = new URL(request.url).searchParams.get('q') ?? '';
  return leadTo(searchPath(text) ?? paths.home.to(), 302);
}
