import { all, call } from 'redux-saga/effects';
import { data } from 'react-router-dom';
import { unwrap } from '@partshop/api-client';
import { callApi, describePage, loadTexts, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import { formMessages, readField, readRefusal, type FormRefusal, type Reading } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { listedPosts } from './post-editor.loadables.ts';
import { messages } from './post-editor.messages.ts';

export type AddField = 'title' | 'slug';
export type AddCode = 'titleWrong' | 'slugWrong';
export type AddRefusal = FormRefusal<AddField, AddCode>;
/** What was typed, and why it was refused. */
export type AddAnswer = { title: string; slug: string; refusal: AddRefusal };

const READING: Reading<AddField, AddCode> = {
  byMember: { title: { field: 'title', code: 'titleWrong' }, slug: { field: 'slug', code: 'slugWrong' } },
};

/** /admin/posts: without its list the page responds 5xx. */
export function* loadPostList(): Saga {
  yield all([call(listedPosts.load, 'all'), call(loadTexts, messages, formMessages)]);
  yield* describePage(messages, (t) => ({ title: t('posts'), isIndexed: false }));
}

/** Adds a draft, and opens its editor. */
export function* addPost({ form }: ActArgs): Saga<Response | ReturnType<typeof data<AddAnswer>>> {
  const [title, slug] = [readField(form, 'title').trim(), readField(form, 'slug').trim()];
  const body = { title, ...(slug !== '' && { slug }) };
  try {
    const { id } = yield* callApi((api, signal) =>
      unwrap(api.POST('/services/posts/add_json', { body, params: { query: {} }, signal })),
    );
    return redirectResponse(paths.adminPost.to(id), 303);
  } catch (error) {
    const { refusal, status } = readRefusal(error, READING);
    return data<AddAnswer>({ title, slug, refusal }, { status });
  }
}
