import { picturesCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { picturesHandlers } from './pictures.calls.ts';

/** Pictures of goods: what sellers give, and the SQL by which other domains show them. */
export const picturesDomain = defineDomain(picturesCalls, picturesHandlers);

export { addSellersPicture, lockArticle, showSellersPicture } from './add-picture.queries.ts';
export { encodePicture, PICTURE_WIDTHS, type EncodedPicture } from './encode-picture.ts';
export { isPixelLimit, longerSide, openPicture } from './open-picture.ts';
export { FORMATS, hashOfFiles } from './picture-hash.ts';
export { addPictureFiles } from './picture-files.ts';
export { keepPicture } from './keep-picture.queries.ts';
export {
  firstPictureSql,
  joinFirstPicture,
  ownPictureSql,
  PICTURE_COLUMNS,
  pictureAddress,
  pictureOfRow,
  picturesSql,
  type PictureRow,
} from './picture-sql.ts';
