import { PICTURE_TEXT } from '@contracts/profile-file-texts';

/** How long the beginning is that tells the formats apart. */
const HEAD = 12;

/** Whether a file begins as a PNG, a JPEG or a WebP does, whatever it is called: a browser draws many others, too. */
export function isPicture(head: Uint8Array): boolean {
  const begin = String.fromCharCode(...head);
  return begin.startsWith('\x89PNG\r\n\x1a\n') || begin.startsWith('\xff\xd8\xff') || (begin.startsWith('RIFF') && begin.slice(8, HEAD) === 'WEBP');
}

/** Why a picture that was chosen cannot be taken, or null. */
export async function pictureProblem(file: Blob, least: { width: number; height: number }): Promise<string | null> {
  if (!isPicture(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()))) return PICTURE_TEXT.notPicture;
  // It said that it is a picture; what cannot be drawn of it is broken.
  const drawn = await createImageBitmap(file).catch(() => null);
  if (!drawn) return PICTURE_TEXT.notPicture;
  const isSmall = drawn.width < least.width || drawn.height < least.height;
  drawn.close();
  return isSmall ? PICTURE_TEXT.tooSmall(least) : null;
}
