/**
 * A colour of OKLCH as a hex code of sRGB, by Björn Ottosson's matrices (CSS Color 4, §10).
 *
 * @param components lightness 0..1, chroma, hue in degrees
 * @param alpha 0..1; 1 leaves the fourth byte out
 * @throws RangeError where the colour lies outside sRGB, so that no token is bent silently
 */
export function oklchToHex([lightness, chroma, hue]: readonly [number, number, number], alpha = 1): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  const channels = linear.map(encodeGamma);
  if (channels.some((channel) => channel < -TOLERANCE || channel > 1 + TOLERANCE)) {
    throw new RangeError(`oklch(${lightness} ${chroma} ${hue}) is outside sRGB: take chroma away`);
  }
  const bytes = alpha === 1 ? channels : [...channels, alpha];
  return `#${bytes.map(toHexByte).join('')}`;
}

/** Half a step of an 8-bit channel. */
const TOLERANCE = 0.5 / 255;

function encodeGamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

function toHexByte(value: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, value)) * 255);
  return byte.toString(16).padStart(2, '0');
}
