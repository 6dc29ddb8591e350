import type { EditedPost } from '@partshop/api-client';
import { paths } from '@partshop/features/shared';

/** Where an editor sees a version of a post as visitors would. */
export function previewPath({ id, kind, slug }: Pick<EditedPost, 'id' | 'kind' | 'slug'>, version: number): string {
  const page = { article: paths.article.to(id), offer: paths.offer.to(slug ?? ''), page: `/${slug}` }[kind];
  return `${page}?preview=${version}`;
}
