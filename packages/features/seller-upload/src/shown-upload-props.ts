import type { PriceUploadDetails } from '@partshop/api-client';
import type { UploadAnswer } from './act-on-upload.saga.ts';

export type ShownUploadProps = { upload: PriceUploadDetails; page: number; answer: UploadAnswer | null };
