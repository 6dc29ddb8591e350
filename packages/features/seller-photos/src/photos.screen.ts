import { actWith, loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '@partshop/features/seller';
import { loadPhotos } from './load-photos.saga.ts';
import { PHOTOS_QUERY } from './photos.query.ts';
import { loadPhotosPage } from './photos.saga.ts';
import { PhotosScreen } from './PhotosScreen.tsx';

export const loader = loadWith(withOffice(loadPhotosPage), PHOTOS_QUERY);
export const action = actWith(loadPhotos, PHOTOS_QUERY);
export const Component = inSeller(PhotosScreen);
