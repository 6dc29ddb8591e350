import { all, call } from 'redux-saga/effects';
import { breadcrumbMessages } from '@partshop/features/breadcrumb-builder';
import { describePage, loadTexts, type LoadArgs, type Saga } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { messages } from './developers.messages.ts';
import { contents, groups } from './developers.loadables.ts';
import type { Group } from './reference.ts';

/** /developers. Critical: the description of the calls; without it the page responds with 5xx. */
export function* loadDevelopers(): Saga {
  yield all([call(contents.load, undefined), call(loadTexts, messages)]);
  yield* describePage(messages, (t) => ({ title: t('title'), description: t('lead') }));
}

/** /developers/:group. Critical: the description of its calls; 404 for a group that has none. */
export function* loadGroup({ params }: LoadArgs): Saga {
  const tag = params['group'] ?? '';
  const [group] = (yield all([call(groups.load, tag), call(loadTexts, messages, breadcrumbMessages)])) as [
    Group,
    unknown,
  ];
  yield* describePage(messages, (t) => ({
    title: t('groupTitle', { group: tag }),
    description: t('groupLead', { group: tag, count: group.calls.length }),
    breadcrumbs: [
      { name: t('title'), path: paths.developers.to() },
      { name: tag, path: paths.developersGroup.to(tag) },
    ],
  }));
}
