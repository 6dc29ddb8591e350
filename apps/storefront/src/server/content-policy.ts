import type { Assets } from './assets.ts';
import { HTTP_HEADERS, type SecurityHeaders } from './security-headers.ts';

/** Of an empty style element: the one that styled-components fills rule by rule in the browser. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * A strict policy by hashes, since pages are kept: no inline script runs, no style but ours applies, and what would have is
 * reported. `hashes` are those of the screen's own styles.
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

/** Origins that the settings of a shop let into its pages. */
export type Others = {
  /** Pictures of a map. */
  tileOrigin: string | undefined;
  /** The service of a chat: its script, what that asks for, what it shows. */
  chatOrigin: string | undefined;
};

/** The assets with the sources of others in their policy. */
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
