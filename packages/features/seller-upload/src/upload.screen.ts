import { actWith, loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '@partshop/features/seller';
import { actOnUpload } from './act-on-upload.saga.ts';
import { UPLOAD_QUERY } from './upload.query.ts';
import { loadUploads } from './upload.saga.ts';
import { UploadScreen } from './UploadScreen.tsx';

export const loader = loadWith(withOffice(loadUploads), UPLOAD_QUERY);
export const action = actWith(actOnUpload, UPLOAD_QUERY);
export const Component = inSeller(UploadScreen);
