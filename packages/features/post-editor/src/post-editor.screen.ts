import { loadWith } from '@partshop/features/core';
import { loadPostEditor } from './post-editor.saga.ts';

export const loader = loadWith(loadPostEditor);
export { PostEditorScreen as Component } from './PostEditorScreen.tsx';
