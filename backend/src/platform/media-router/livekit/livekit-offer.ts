import { type ReadOffer, readOffer } from '../offer/read-offer.js';
import { sessionHead, soundSection } from '../offer/sound-section.js';

/** A browser's offer as LiveKit is shown it. */
export interface LiveKitOffer {
  readonly sdp: string;
  /** The names of the receiving lines, in their order. */
  readonly receiving: readonly string[];
  /** The same for two offers of the same lines. */
  readonly shape: string;
}

/** By which LiveKit and the offer name what a browser sends. */
export const SOUND = 'sound';
const MOST_SOURCE = 0xffff_ffff;

/**
 * Reads an offer, and writes another one from what was read: one line that sends one stream, and up to so many that receive. Null when it is anything else: LiveKit
 * makes a receiver for each stream that comes unnamed. Candidates are left out: nothing is sent to
 * an address that only an offer names.
 */
export function liveKitOffer(sdp: string, mostReceiving: number): LiveKitOffer | null {
  const read = readOffer(sdp, mostReceiving);
  const [source = 0, ...others] = read?.sending.sources ?? [];
  if (!read || read.receiving.length === 0 || source < 1 || source > MOST_SOURCE || others.length > 0) return null;
  const receiving = read.receiving.map(({ mid }) => mid);
  return { sdp: written(read, source), receiving, shape: JSON.stringify([read.sending.mid, ...receiving]) };
}

function written({ sending, receiving, ...read }: ReadOffer, source: number): string {
  const words = { ...read, fingerprint: withColons(read.fingerprint) };
  const lines = [
    ...sessionHead([sending, ...receiving]),
    ...soundSection(sending, words, 'sendonly'),
    ...[`a=msid:${SOUND} ${SOUND}`, `a=ssrc:${source} cname:${SOUND}`],
    ...receiving.flatMap((line) => soundSection(line, words, 'recvonly')),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

const withColons = (fingerprint: string): string => (fingerprint.match(/../g) ?? []).join(':').toUpperCase();

/** The answer with what LiveKit told of its own addresses afterwards: a browser is told once. */
export function withCandidates(answer: string, candidates: readonly string[]): string {
  const [head = '', first = '', ...others] = answer.split(/(?=^m=)/m);
  const told = candidates.map((candidate) => `a=${candidate}\r\n`).join('');
  return [head, first.includes('a=candidate:') ? first : `${first}${told}a=end-of-candidates\r\n`, ...others].join('');
}
