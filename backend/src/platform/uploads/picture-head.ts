/** Brands of pictures that cameras and browsers write into this container; films have others. */
const HEIF_BRANDS: readonly string[] = ['avif', 'avis', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Whether bytes begin as those of a picture do; whether they are one, drawing it finds out. */
export function pictureHead(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n') || /^GIF8[79]a/.test(head)) return true;
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return true;
  return head.slice(4, 8) === 'ftyp' && HEIF_BRANDS.includes(head.slice(8));
}
