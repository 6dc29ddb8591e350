import { all, call, takeLeading } from 'redux-saga/effects';
import { ApiError, unwrap, type EditedPost } from '@partshop/api-client';
import {
  callApi,
  describePage,
  dispatch,
  loadTexts,
  notFound,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { formMessages, readId, toRefusal } from '@partshop/features/core/forms';
import { richTextMessages } from '@partshop/features/rich-text/editor';
import {
  changeAsked,
  changedByOther,
  changeFailed,
  changeMade,
  changeSent,
  editingBegun,
  type PostChange,
  type PostText,
} from './post-editing.slice.ts';
import { editedPosts } from './post-editor.loadables.ts';
import { messages } from './post-editor.messages.ts';

/** /admin/posts/:id: without its post the page responds 404 or 5xx. */
export function* loadPostEditor({ params }: LoadArgs): Saga {
  const id = readId(params['id'] ?? '');
  if (id === null) notFound();
  yield* dispatch(editingBegun());
  const [post] = (yield all([
    call(editedPosts.load, { id }),
    call(loadTexts, messages, formMessages, richTextMessages),
  ])) as [EditedPost, unknown];
  yield* describePage(messages, (t) => ({ title: post.title || t('untitled'), isIndexed: false }));
}

export function* postEditorWatchers(): Saga {
  yield takeLeading(changeAsked, function* change({ payload }: ReturnType<typeof changeAsked>): Saga {
    yield* makeChange(payload);
  });
}

/** Makes a change, after saving its text. A failure leaves what was typed as it is. */
function* makeChange(change: PostChange): Saga {
  yield* dispatch(changeSent(change.act));
  try {
    const post = yield* send(change);
    yield* dispatch(editedPosts.loaded({ id: post.id }, post, Date.now()));
    yield* dispatch(changeMade({ change, post }));
  } catch (error) {
    const present = presentIn(error);
    if (present) yield* dispatch(changedByOther({ present, change }));
    else yield* dispatch(changeFailed(toRefusal(error)));
  }
}

const params = { query: {} };

function* send(change: PostChange): Saga<EditedPost> {
  const { id, version } = change;
  switch (change.act) {
    case 'save':
      return yield* save({ id, version }, change.text);
    case 'publish': {
      const known = change.text ? yield* save({ id, version }, change.text) : { id, version };
      const from = change.from === null ? {} : { from: change.from };
      const body = { id, version: known.version, ...from };
      return yield* callApi((api, signal) =>
        unwrap(api.POST('/services/posts/publish_json', { body, params, signal })),
      );
    }
    case 'withdraw': {
      const body = { id, version, isRemoved: change.isRemoved };
      return yield* callApi((api, signal) =>
        unwrap(api.POST('/services/posts/withdraw_json', { body, params, signal })),
      );
    }
    case 'restore': {
      const body = { id, version, restored: change.restored };
      return yield* callApi((api, signal) =>
        unwrap(api.POST('/services/posts/restore_json', { body, params, signal })),
      );
    }
  }
}

function* save(known: { id: number; version: number }, text: PostText): Saga<EditedPost> {
  const body = { ...known, ...text };
  return yield* callApi((api, signal) => unwrap(api.POST('/services/posts/post_json', { body, params, signal })));
}

/** The post as somebody else left it (409). */
function presentIn(error: unknown): EditedPost | null {
  if (!(error instanceof ApiError) || error.body.code !== 'text-changed') return null;
  return (error.body['present'] as EditedPost | undefined) ?? null;
}
