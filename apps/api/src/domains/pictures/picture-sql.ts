/** SQL that shows pictures in the contract's shape, as JSON. */
import type { Picture } from '@partshop/api-client/contract';
import { nameSql } from '../../platform/database/name-sql.ts';

/** The path under which pictures are served, without a slash at its end. */
export const PICTURES = '/pictures';

const shape = (alt: string) => `json_build_object(
    'url', '${PICTURES}/' || p.hash, 'widths', p.widths, 'width', p.width, 'height', p.height, 'alt', ${alt})`;

/** The picture of a list's row, or null. It stands beside the article's name: no text of its own. `article` is SQL of an id. */
export const firstPictureSql = (article: string): string => `(
  select ${shape("''")}
  from article_pictures ap join pictures p on p.id = ap.picture_id
  where ap.article_id = ${article}
  order by ap.source, ap.position limit 1)`;

/** The columns of {@link pictureOfRow}, of the picture `p`. */
export const PICTURE_COLUMNS = 'p.hash, p.widths, p.width, p.height';

/** Joins the picture `p` of a list's row, cheaper than {@link firstPictureSql}: one row at most. `article` is SQL of an id. */
export const joinFirstPicture = (article: string): string => `
  left join lateral (
    select picture_id from article_pictures where article_id = ${article} order by source, position limit 1
  ) first_picture on true
  left join pictures p on p.id = first_picture.picture_id`;

/** The picture of {@link joinFirstPicture}; `hash` is null without one. */
export type PictureRow = { hash: string | null } & Pick<Picture, 'widths' | 'width' | 'height'>;

export const pictureOfRow = ({ hash, widths, width, height }: PictureRow): Picture | null =>
  hash === null ? null : { url: `${PICTURES}/${hash}`, widths, width, height, alt: '' };

/** All pictures of an article, as a JSON array. */
export const picturesSql = (article: string, lang: string): string => `(
  select coalesce(json_agg(${shape(`coalesce(${nameSql('ap.alt', lang)}, '')`)} order by ap.source, ap.position), '[]')
  from article_pictures ap join pictures p on p.id = ap.picture_id
  where ap.article_id = ${article})`;

/** The picture with this id, or null. */
export const ownPictureSql = (picture: string): string =>
  `(select ${shape("''")} from pictures p where p.id = ${picture})`;

/** The address of a picture's largest WebP file; empty without a picture. */
export const pictureAddress = (picture: Picture | null): string =>
  picture ? `${picture.url}-${picture.width}.webp` : '';
