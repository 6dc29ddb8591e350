import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useWatchers, type CoreState } from '@partshop/features/core';
import { editedPosts } from './post-editor.loadables.ts';
import { postEditorWatchers } from './post-editor.saga.ts';
import { PostEditor } from './PostEditor.tsx';

/** /admin/posts/:id */
export function PostEditorScreen() {
  useWatchers(postEditorWatchers);
  const id = Number(useParams()['id']);
  const entry = useSelector((state: CoreState) => editedPosts.select(state, { id }));
  return 'data' in entry && entry.data ? <PostEditor key={id} loaded={entry.data} /> : null;
}
