export { createCachedTextSource, reportLoadFaultsTo } from '@partshop/core';
export { assetsOfBuild, buildFilesOf, hashOf, versionOf, type Assets } from './assets.ts';
export { createShop } from './create-shop.ts';
export { createKeptListener } from './kept-listener.ts';
export { pageStyles } from './page-styles.ts';
export { createPageCache } from './page-cache.ts';
export { createPageRenderer } from './render-page.tsx';
export { createSiteFiles } from './site-files.ts';
export { loadStaticFiles } from './static-files.ts';
