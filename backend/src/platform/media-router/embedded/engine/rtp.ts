import type { RtpPacket } from 'werift';
import type { PlaceInStream } from './continued-stream.js';

/** Sound of a member, as it came. */
export interface HeardPacket extends PlaceInStream {
  /** RFC 6464: whether it is speech in the highest bit, below it how loud. */
  readonly level: number;
  readonly payload: Buffer;
}

/** No frame of Opus is longer (RFC 6716, 3.2.1). */
const LONGEST_PAYLOAD = 1_275;
const LEVEL_BITS = 0x7f;
const HEADER = 12;
const EXTENSION = 8;
const ONE_BYTE_EXTENSIONS = 0xbede;
const MARKER = 0x80;

/** How quiet a packet is: 0 is the loudest, 127 silence. */
export const levelOf = ({ level }: HeardPacket): number => level & LEVEL_BITS;

/** Null for what carries no sound, more than one frame can have, or does not say how loud it is. */
export function heardIn({ header, payload }: RtpPacket, payloadType: number, levelId: number | null): HeardPacket | null {
  const level = header.extensions.find(({ id }) => id === levelId)?.payload[0];
  if (header.payloadType !== payloadType || level === undefined || payload.length === 0 || payload.length > LONGEST_PAYLOAD) return null;
  return { source: header.ssrc, sequence: header.sequenceNumber, timestamp: header.timestamp, level, payload };
}

export interface HeaderWords {
  readonly payloadType: number;
  readonly sequence: number;
  readonly timestamp: number;
  readonly source: number;
  /** The first of a stretch of sound. */
  readonly begins: boolean;
  readonly level: number;
  readonly levelId: number | null;
}

/** The header of a packet that is passed on. */
export function headerOf({ payloadType, sequence, timestamp, source, begins, level, levelId }: HeaderWords): Buffer {
  const header = Buffer.alloc(levelId === null ? HEADER : HEADER + EXTENSION);
  header[0] = levelId === null ? 0x80 : 0x90;
  header[1] = payloadType | (begins ? MARKER : 0);
  header.writeUInt16BE(sequence, 2);
  header.writeUInt32BE(timestamp, 4);
  header.writeUInt32BE(source, 8);
  if (levelId === null) return header;
  header.writeUInt16BE(ONE_BYTE_EXTENSIONS, HEADER);
  header.writeUInt16BE(1, HEADER + 2);
  header[HEADER + 4] = levelId << 4;
  header[HEADER + 5] = level;
  return header;
}
