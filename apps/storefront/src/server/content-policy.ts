import type { Assets } from './assets.ts';
import { HTTP_HEADERS, type SecurityHeaders } from './security-headers.ts';

/** Hash of an empty style element: styled-components inserts its rules into one in the browser. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * A strict policy by hashes, since pages are cached and cannot have nonces. It blocks and reports every other inline script
 * and style. `hashes` are those of the screen's styles.
 */
export function contentSecurityPolicy(
  assets: Assets,
  hashes: string,
  { reports }: SecurityHeaders = HTTP_HEADERS,
): string {
  return [
    "default-src 'none'",
    `script-src ${assets.scriptSource}`,
    `style-src 'self' ${EMPTY_STYLE_HASH} ${assets.cssHash} ${hashes}`,
    `img-src 'self' data:${assets.imageSource ? ` ${assets.imageSource}` : ''}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${assets.connectSource}`,
    ...(assets.frameSource ? [`frame-src ${assets.frameSource}`] : []),
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    reports,
  ].join('; ');
}

/** Other origins that the settings of the shop allow on its pages. */
export type Others = {
  /** Tiles of the map. */
  tileOrigin: string | undefined;
  /** The chat service: its script, its requests, its frames. */
  chatOrigin: string | undefined;
};

/** The assets with the other origins in their policy. */
export function withOthers(assets: Assets, { tileOrigin, chatOrigin }: Others): Assets {
  const images = [tileOrigin, chatOrigin].filter((origin) => origin !== undefined).join(' ');
  const shown = images === '' ? assets : { ...assets, imageSource: images };
  if (chatOrigin === undefined) return shown;
  return {
    ...shown,
    scriptSource: `${assets.scriptSource} ${chatOrigin}`,
    connectSource: `${assets.connectSource} ${chatOrigin} ${chatOrigin.replace(/^http/, 'ws')}`,
    frameSource: chatOrigin,
  };
}
