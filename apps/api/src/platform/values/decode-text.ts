/** The text of a part of an address; nothing where it is none that can be kept: its escapes are broken, or it holds a NUL. */
export function decodeText(escaped: string): string | undefined {
  try {
    const text = decodeURIComponent(escaped);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
