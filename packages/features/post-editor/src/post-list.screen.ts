import { actWith, loadWith } from '@partshop/features/core';
import { addPost, loadPostList } from './post-list.saga.ts';

export const loader = loadWith(loadPostList);
export const action = actWith(addPost);
export { PostListScreen as Component } from './PostListScreen.tsx';
