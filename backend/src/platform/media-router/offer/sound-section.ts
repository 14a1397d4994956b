import { LEVEL_EXTENSION, type OfferedLine } from './read-offer.js';

/** By what a connection is found and proved, the same in each of its lines. */
export interface ConnectionWords {
  readonly ufrag: string;
  readonly password: string;
  /** SHA-256 of the certificate, with colons. */
  readonly fingerprint: string;
  readonly setup: 'actpass' | 'active' | 'passive';
}

/** One line of sound as it is written: what was read of it, and whose it is. `isSparing`: silence is asked to be sent as silence. */
export const soundSection = (
  { mid, payloadType, levelId }: OfferedLine,
  { ufrag, password, fingerprint, setup }: ConnectionWords,
  direction: 'sendonly' | 'recvonly',
  isSparing = false,
): readonly string[] => [
  ...[`m=audio 9 UDP/TLS/RTP/SAVPF ${payloadType}`, 'c=IN IP4 0.0.0.0', `a=mid:${mid}`, `a=${direction}`],
  ...[`a=ice-ufrag:${ufrag}`, `a=ice-pwd:${password}`, `a=fingerprint:sha-256 ${fingerprint}`, `a=setup:${setup}`, 'a=rtcp-mux'],
  ...[`a=rtpmap:${payloadType} opus/48000/2`, `a=fmtp:${payloadType} minptime=10;useinbandfec=1${isSparing ? ';usedtx=1' : ''}`],
  ...(levelId === null ? [] : [`a=extmap:${levelId} ${LEVEL_EXTENSION}`]),
];

/** What stands above all lines, which share one connection. */
export const sessionHead = (lines: readonly OfferedLine[]): readonly string[] => [
  ...['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0', `a=group:BUNDLE ${lines.map(({ mid }) => mid).join(' ')}`],
];
