const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length, type and checksum around the data of a chunk, in bytes. */
const FRAME = 12;
/** Texts beside the pixels. Reading one unpacks it, whatever it becomes: a small file may carry gigabytes. */
const NOTES = new Set(['tEXt', 'zTXt', 'iTXt']);

/** A PNG without the texts beside its pixels, which nobody is shown; other bytes, also those of a broken PNG, as they are. */
export function withoutNotes(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return bytes;
  const kept: Buffer[] = [SIGNATURE];
  for (let at = SIGNATURE.length; at < bytes.length; ) {
    const end = at + FRAME <= bytes.length ? at + FRAME + bytes.readUInt32BE(at) : bytes.length;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!NOTES.has(type)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
