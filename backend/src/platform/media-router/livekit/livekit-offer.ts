import { LEVEL_EXTENSION, readOffer } from '../engine/read-offer.js';

/** A browser's offer as LiveKit is shown it. */
export interface LiveKitOffer {
  readonly sdp: string;
  /** The names of the receiving lines, in their order. */
  readonly receiving: readonly string[];
}

/** By which LiveKit and the offer name what a browser sends. */
export const SOUND = 'sound';

const MID_EXTENSION = 'urn:ietf:params:rtp-hdrext:sdes:mid';
const KEPT = [
  ...['v=', 'o=', 's=', 't=', 'm=audio ', 'c=', 'a=group:BUNDLE ', 'a=mid:', 'a=setup:', 'a=fingerprint:', 'a=ice-ufrag:', 'a=ice-pwd:', 'a=ice-options:'],
  ...['a=rtcp-mux', 'a=rtcp-rsize', 'a=rtpmap:', 'a=fmtp:', 'a=sendonly', 'a=recvonly'],
];
const EXTENSION = new RegExp(`^a=extmap:\\d{1,2}(?:/\\w+)? (?:${LEVEL_EXTENSION}|${MID_EXTENSION})$`);
const SOURCE = /^a=ssrc:\d{1,10} cname:/;

/** Takes from an offer the lines that matter; null when it is not of one line that sends sound and up to so many that receive it. Candidates are left out: nothing is sent to an address that only an offer names. */
export function liveKitOffer(sdp: string, mostReceiving: number): LiveKitOffer | null {
  const read = readOffer(sdp, mostReceiving);
  if (!read) return null;
  const kept = sdp.split(/\r?\n/).filter((line) => KEPT.some((start) => line.startsWith(start)) || EXTENSION.test(line) || SOURCE.test(line));
  const lines = kept.flatMap((line) => (line === 'a=sendonly' ? [line, `a=msid:${SOUND} ${SOUND}`] : [line]));
  return { sdp: `${lines.join('\r\n')}\r\n`, receiving: read.receiving.map(({ mid }) => mid) };
}

/** The answer with what LiveKit told of its own addresses afterwards: a browser is told once. */
export function withCandidates(answer: string, candidates: readonly string[]): string {
  const [head = '', first = '', ...others] = answer.split(/(?=^m=)/m);
  const told = candidates.map((candidate) => `a=${candidate}\r\n`).join('');
  return [head, first.includes('a=candidate:') ? first : `${first}${told}a=end-of-candidates\r\n`, ...others].join('');
}
