/** Until a picture is shown to fewer, the reader's browser keeps it; caches in between may not, as it could not be called back from there. */
const FOR_READERS = 'private, max-age=31536000, immutable';
const FOR_THE_FEW = 'private, no-store';

/** Headers of an answer that is a picture: `name` without ending, `type` as it was found out when it was kept, `open` whether all may see it that see the place. */
export const pictureHeaders = (name: string, type: string, open: boolean) => ({
  'Content-Type': type,
  'Content-Disposition': `inline; filename="${name}.${type.slice(type.indexOf('/') + 1)}"`,
  // Whatever the bytes are, as a page they can do nothing.
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': open ? FOR_READERS : FOR_THE_FEW,
});
