import type { ReadOffer } from '../../offer/read-offer.js';
import { type ConnectionWords, sessionHead, soundSection } from '../../offer/sound-section.js';

/** Where the router is reached. */
export interface RouterAddress {
  readonly host: string;
  readonly port: number;
}

/** What the router has made for one connection. */
export interface OwnSide extends Omit<ConnectionWords, 'setup'> {
  readonly addresses: readonly RouterAddress[];
  /** By which each receiving line knows its packets. */
  readonly sources: readonly number[];
}

/** Host candidates over UDP, the first before the second (RFC 8445, 5.1.2.1). */
const FIRST_PRIORITY = 2_130_706_431;
const PRIORITY_STEP = 256;

/** The answer to an offer: the router is a lite agent, waits to be called, and asks for silence to be sent as silence (`usedtx`). */
export function writeAnswer({ sending, receiving }: ReadOffer, own: OwnSide): string {
  const words: ConnectionWords = { ...own, setup: 'passive' };
  const lines = [
    ...sessionHead([sending, ...receiving]),
    'a=ice-lite',
    ...soundSection(sending, words, 'recvonly', true),
    ...own.addresses.map(candidateOf),
    'a=end-of-candidates',
    ...receiving.flatMap((line, index) => [...soundSection(line, words, 'sendonly', true), ...sourceOf(index, own.sources[index] ?? 0)]),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

const candidateOf = ({ host, port }: RouterAddress, index: number): string =>
  `a=candidate:${index + 1} 1 udp ${FIRST_PRIORITY - index * PRIORITY_STEP} ${host} ${port} typ host`;

const sourceOf = (index: number, source: number): readonly string[] => [`a=msid:line${index} sound${index}`, `a=ssrc:${source} cname:meydan`];
