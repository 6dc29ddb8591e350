/** Decodes a part of a URL; undefined when its escapes are invalid or it contains NUL. */
export function decodeText(escaped: string): string | undefined {
  try {
    const text = decodeURIComponent(escaped);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
