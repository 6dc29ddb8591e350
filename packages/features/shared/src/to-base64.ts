/** As many characters at once as a call takes arguments. */
const PART = 0x80_00;

/** A file in Base64. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += PART) text += String.fromCodePoint(...bytes.subarray(at, at + PART));
  return btoa(text);
}
