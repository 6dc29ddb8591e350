/** An OKLCH colour: lightness 0..1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

type Channels = readonly [red: number, green: number, blue: number];

/**
 * Converts an OKLCH colour to an sRGB hex code by Björn Ottosson's matrices (CSS Color 4, §10).
 *
 * @param alpha 0..1; 1 omits the fourth byte
 * @throws RangeError for a colour outside sRGB, so that no token is changed silently
 */
export function oklchToHex(color: Oklch, alpha = 1): string {
  const channels = toChannels(color);
  if (!isInGamut(channels)) throw new RangeError(`oklch(${color.join(' ')}) is outside sRGB: take chroma away`);
  const bytes = alpha === 1 ? channels : [...channels, alpha];
  return `#${bytes.map(toHexByte).join('')}`;
}

/** Converts an sRGB hex code (`#rrggbb`) to OKLCH. A grey has chroma 0 and hue 0. */
export function hexToOklch(hex: string): Oklch {
  const [red, green, blue] = linearChannels(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const chroma = Math.hypot(a, b);
  if (chroma < GREY) return [lightness, 0, 0];
  return [lightness, chroma, ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360];
}

/** Converts to a hex code with the same lightness and hue, and as much chroma as sRGB allows. */
export function toNearestHex([lightness, chroma, hue]: Oklch): string {
  const whole: Oklch = [Math.min(1, Math.max(0, lightness)), chroma, hue];
  if (isInGamut(toChannels(whole))) return oklchToHex(whole);
  let inside = 0;
  let outside = chroma;
  for (let step = 0; step < CHROMA_STEPS; step += 1) {
    const between = (inside + outside) / 2;
    if (isInGamut(toChannels([whole[0], between, hue]))) inside = between;
    else outside = between;
  }
  return oklchToHex([whole[0], inside, hue]);
}

/** The linear-light red, green and blue of a hex code, 0..1 each. */
export function linearChannels(hex: string): Channels {
  const channel = (start: number): number => decodeGamma(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** Half a step of an 8-bit channel. */
const TOLERANCE = 0.5 / 255;
/** A colour with less chroma is a grey: its hue is a rounding error. */
const GREY = 0.0005;
/** Bisection steps until the chroma is more exact than an 8-bit channel. */
const CHROMA_STEPS = 12;

function toChannels([lightness, chroma, hue]: Oklch): Channels {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encodeGamma(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    encodeGamma(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    encodeGamma(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

function isInGamut(channels: Channels): boolean {
  return channels.every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);
}

function encodeGamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

function decodeGamma(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toHexByte(value: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, value)) * 255);
  return byte.toString(16).padStart(2, '0');
}
