import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  /** Bytes as they lie there, and as they become. */
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const MOST_ENTRIES = 5_000;
/** Of everything in one archive, unpacked, as its directory says. */
const MOST_UNPACKED = 300_000_000;
/** What may lie behind an entry: its sizes once more. */
const DESCRIPTOR_BYTES = 24;
const STORED = 0;
const DEFLATED = 8;
const unpack = promisify(inflateRaw);

/** Bytes that begin as an archive does. */
export const isZip = (bytes: Buffer): boolean => bytes.length >= LOCAL_BYTES && bytes.readUInt32LE(0) === LOCAL;

/**
 * What is in an archive, by its directory; nothing is unpacked. Null where it is not whole, where something lies before, behind or between what it
 * names, where two are called the same, or where it would become too much.
 */
export function zipEntries(bytes: Buffer): readonly ZipEntry[] | null {
  const end = bytes.length - END_BYTES;
  if (end < 0 || bytes.readUInt32LE(end) !== END || bytes.readUInt16LE(end + 20) !== 0) return null;
  const count = bytes.readUInt16LE(end + 10);
  const begin = bytes.readUInt32LE(end + 16);
  if (bytes.readUInt32LE(end + 4) !== 0 || bytes.readUInt16LE(end + 8) !== count || count === 0 || count > MOST_ENTRIES) return null;
  if (begin + bytes.readUInt32LE(end + 12) !== end) return null;
  const entries = readDirectory(bytes.subarray(begin, end), count);
  return entries && liesWhole(bytes, entries, begin) ? entries : null;
}

function readDirectory(directory: Buffer, count: number): readonly ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = 0;
  let left = MOST_UNPACKED;
  for (let each = 0; each < count; each++) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY) return null;
    const nameBytes = directory.readUInt16LE(at + 28);
    const entry = {
      name: directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    };
    left -= entry.size;
    if (left < 0 || ![STORED, DEFLATED].includes(entry.method) || !isPlainName(entry.name)) return null;
    entries.push(entry);
    at += ENTRY_BYTES + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  return at === directory.length && names.size === count ? entries : null;
}

const isPlainName = (name: string): boolean => name !== '' && !/[\p{Cc}\\\uFFFD]|^\/|(^|\/)\.\.?(\/|$)/u.test(name);

/** Each where the directory says, one right behind the other, from the first byte on. */
function liesWhole(bytes: Buffer, entries: readonly ZipEntry[], end: number): boolean {
  let from = 0;
  for (const [place, entry] of [...entries].sort((one, other) => one.offset - other.offset).entries()) {
    const data = dataOf(bytes, entry);
    if (entry.offset < from || entry.offset - from > (place === 0 ? 0 : DESCRIPTOR_BYTES) || data === null) return false;
    from = data + entry.packed;
  }
  return from <= end && end - from <= DESCRIPTOR_BYTES;
}

/** Where its bytes begin; null where its own head says something else. */
function dataOf(bytes: Buffer, { offset, name }: ZipEntry): number | null {
  if (offset + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) return null;
  const nameEnd = offset + LOCAL_BYTES + bytes.readUInt16LE(offset + 26);
  if (bytes.toString('utf8', offset + LOCAL_BYTES, nameEnd) !== name) return null;
  return nameEnd + bytes.readUInt16LE(offset + 28);
}

/** The text of an entry of at most so many bytes; null where it is broken, longer, or no UTF-8. */
export async function zipText(bytes: Buffer, entry: ZipEntry, most: number): Promise<string | null> {
  const data = dataOf(bytes, entry);
  if (data === null || entry.size > most || entry.isEncrypted) return null;
  const packed = bytes.subarray(data, data + entry.packed);
  try {
    const plain = entry.method === STORED ? packed : await unpack(packed, { maxOutputLength: most });
    const text = new TextDecoder('utf-8', { fatal: true }).decode(plain);
    return plain.length === entry.size && !text.includes('\0') ? text : null;
  } catch {
    // No packed bytes, more of them than was said, or in another encoding: in a document that a program wrote there is none of this.
    return null;
  }
}
