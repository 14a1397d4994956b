import type { ReadOffer } from './read-offer.js';

export const PRINT = Array.from({ length: 32 }, () => 'AB').join(':');
const line = (mid: string, direction: string, more: readonly string[] = []) => [
  ...['m=audio 9 UDP/TLS/RTP/SAVPF 111 63', 'c=IN IP4 0.0.0.0', `a=mid:${mid}`, `a=${direction}`, 'a=rtcp-mux', 'a=rtpmap:111 opus/48000/2'],
  ...['a=ice-ufrag:ab+/', 'a=ice-pwd:0123456789012345678901', `a=fingerprint:sha-256 ${PRINT}`, 'a=setup:actpass'],
  ...['a=extmap:3 urn:ietf:params:rtp-hdrext:ssrc-audio-level', ...more],
];

/** What a browser offers: one line that sends and so many that receive. `more`: what the sending one says besides. */
export const offerOf = (receiving = 2, more: readonly string[] = []): string =>
  [
    ...['v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 't=0 0'],
    ...line('0', 'sendonly', more),
    ...Array.from({ length: receiving }, (_, at) => line(`${at + 1}`, 'recvonly')).flat(),
  ].join('\r\n');

/** One that was read: a browser that sends, and receives nothing. */
export const READ: ReadOffer = {
  ufrag: 'tarayici',
  password: 'p'.repeat(22),
  fingerprint: 'ab'.repeat(32),
  setup: 'actpass',
  sending: { mid: '0', payloadType: 111, levelId: 1, sources: [] },
  receiving: [],
};
