export { feature } from './feature.ts';
export { uploadPath } from './upload-path.ts';
