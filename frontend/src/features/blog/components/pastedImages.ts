/** What a picture in the text of another editor looks like: the whole file is in its address. */
const INLINE = /data:(image\/(?:png|jpeg|webp|gif));base64,([A-Za-z0-9+/]+={0,2})/g;

const ENDING: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/gif': 'gif' };

export interface PastedImage {
  /** Its address in the text, to be replaced by that of the uploaded file. */
  inline: string;
  file: File;
}

/** Pictures that stand in a text as base64, each once; what is no base64 after all stays a part of the text. */
export function pastedImages(text: string): PastedImage[] {
  const found = new Map<string, PastedImage>();
  for (const [inline, type = '', base64 = ''] of text.matchAll(INLINE)) {
    const bytes = found.has(inline) ? null : bytesOf(base64);
    if (bytes) found.set(inline, { inline, file: new File([bytes], `resim-${found.size + 1}.${ENDING[type]}`, { type }) });
  }
  return [...found.values()];
}

/** The text with the addresses of uploaded files; the longest first, for one picture may begin like another. */
export function withAddresses(text: string, addresses: ReadonlyMap<string, string>): string {
  const longestFirst = [...addresses].sort(([one], [other]) => other.length - one.length);
  return longestFirst.reduce((rest, [inline, address]) => rest.replaceAll(inline, () => address), text);
}

/** The length is the only thing that can be wrong here: other letters were not matched. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  if (base64.replace(/=+$/, '').length % 4 === 1) return null;
  return Uint8Array.from(atob(base64.replace(/=+$/, '')), (letter) => letter.charCodeAt(0));
}
