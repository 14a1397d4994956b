import { LEVEL_EXTENSION, type OfferedLine, type ReadOffer } from './read-offer.js';

/** Where the router is reached. */
export interface RouterAddress {
  readonly host: string;
  readonly port: number;
}

/** What the router has made for one connection. */
export interface OwnSide {
  readonly ufrag: string;
  readonly password: string;
  /** SHA-256 of the certificate, with colons. */
  readonly fingerprint: string;
  readonly addresses: readonly RouterAddress[];
  /** By which each receiving line knows its packets. */
  readonly sources: readonly number[];
}

/** Host candidates over UDP, the first before the second (RFC 8445, 5.1.2.1). */
const FIRST_PRIORITY = 2_130_706_431;
const PRIORITY_STEP = 256;

/** The answer to an offer: the router is a lite agent, waits to be called, and asks for silence to be sent as silence (`usedtx`). */
export function writeAnswer({ sending, receiving }: ReadOffer, own: OwnSide): string {
  const all = [sending, ...receiving];
  const lines = [
    ...['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0', `a=group:BUNDLE ${all.map(({ mid }) => mid).join(' ')}`, 'a=ice-lite'],
    ...mediaOf(sending, own, 'recvonly'),
    ...own.addresses.map(candidateOf),
    'a=end-of-candidates',
    ...receiving.flatMap((line, index) => [...mediaOf(line, own, 'sendonly'), ...sourceOf(index, own.sources[index] ?? 0)]),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

const mediaOf = ({ mid, payloadType, levelId }: OfferedLine, { ufrag, password, fingerprint }: OwnSide, direction: string): readonly string[] => [
  `m=audio 9 UDP/TLS/RTP/SAVPF ${payloadType}`,
  ...['c=IN IP4 0.0.0.0', `a=mid:${mid}`, `a=${direction}`, `a=ice-ufrag:${ufrag}`, `a=ice-pwd:${password}`],
  ...[`a=fingerprint:sha-256 ${fingerprint}`, 'a=setup:passive', 'a=rtcp-mux'],
  ...[`a=rtpmap:${payloadType} opus/48000/2`, `a=fmtp:${payloadType} minptime=10;useinbandfec=1;usedtx=1`],
  ...(levelId === null ? [] : [`a=extmap:${levelId} ${LEVEL_EXTENSION}`]),
];

const candidateOf = ({ host, port }: RouterAddress, index: number): string =>
  `a=candidate:${index + 1} 1 udp ${FIRST_PRIORITY - index * PRIORITY_STEP} ${host} ${port} typ host`;

const sourceOf = (index: number, source: number): readonly string[] => [`a=msid:line${index} sound${index}`, `a=ssrc:${source} cname:meydan`];
