/** Longer than any datagram of sound that a browser sends. */
const LONGEST_PACKET = 1_500;
const HEADER = 12;
const HAS_EXTENSION = 0x10;
const SOURCES = 0x0f;
/** Words of 32 bits; a browser needs one to four. */
const MOST_EXTENSION_WORDS = 64;

/**
 * Whether what a header says of its length fits into the packet. It is looked at before anything is known to be genuine: the library believes these
 * numbers and takes time by their square.
 */
export function isShaped(data: Buffer, tagLength: number): boolean {
  if (data.length < HEADER + tagLength || data.length > LONGEST_PACKET) return false;
  const first = data[0] ?? 0;
  const end = HEADER + 4 * (first & SOURCES);
  if ((first & HAS_EXTENSION) === 0) return end + tagLength <= data.length;
  if (end + 4 + tagLength > data.length) return false;
  const words = data.readUInt16BE(end + 2);
  return words <= MOST_EXTENSION_WORDS && end + 4 + 4 * words + tagLength <= data.length;
}
