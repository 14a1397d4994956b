/** One line of sound in an offer, as far as it is answered. */
export interface OfferedLine {
  readonly mid: string;
  /** The number that its packets name Opus by. */
  readonly payloadType: number;
  /** The number of the header extension that tells how loud it is (RFC 6464). */
  readonly levelId: number | null;
}

/** What is taken from an offer; nothing else of it goes any further. */
export interface ReadOffer {
  readonly ufrag: string;
  readonly password: string;
  /** SHA-256 of the certificate, in small letters without colons. */
  readonly fingerprint: string;
  /** Whether the browser leaves open who begins the handshake, or wants to. */
  readonly setup: 'actpass' | 'active';
  /** What the browser sends, and the numbers of the streams that it says it sends. */
  readonly sending: OfferedLine & { readonly sources: readonly number[] };
  /** Where it takes what others send, in their order. */
  readonly receiving: readonly OfferedLine[];
}

export const LEVEL_EXTENSION = 'urn:ietf:params:rtp-hdrext:ssrc-audio-level';
const LONGEST = 48 * 1024;
const MOST_LINES = 1_500;
/** One byte holds no more. */
const MOST_ID = 14;

const MEDIA = /^m=audio \d{1,5} UDP\/TLS\/RTP\/SAVPF(?: \d{1,3}){1,40}$/;
const MID = /^[\w-]{1,16}$/;
/** Other parsers end lines at other signs, and would read lines that were not looked at here. */
const PLAIN = /^[ -~]*$/;
const PASSWORD = /^[a-z0-9+/]{22,256}$/i;
const SOURCE = /^a=ssrc:(\d{1,10}) /;
const DIRECTION = /^a=(?:sendonly|recvonly|sendrecv|inactive)$/;
const UFRAG = /^[a-z0-9+/]{4,256}$/i;
const PRINT = /^sha-256 ((?:[0-9a-f]{2}:){31}[0-9a-f]{2})$/i;
const OPUS = /^(\d{1,3}) opus\/48000\/2$/i;
const LEVEL = new RegExp(`^(\\d{1,2})(?:/\\w+)? ${LEVEL_EXTENSION}$`);

/** Reads an offer of one line that sends and up to so many that receive, all of sound; null when it is anything else. Its candidates are not read: nothing is sent to an address that only an offer names. */
export function readOffer(sdp: string, mostReceiving: number): ReadOffer | null {
  if (sdp.length > LONGEST) return null;
  const lines = sdp.split(/\r?\n/, MOST_LINES + 1);
  if (lines.length > MOST_LINES || lines[0] !== 'v=0' || !lines.every((line) => PLAIN.test(line))) return null;
  const [session = [], ...media] = sectionsOf(lines);
  if (media.length < 1 || media.length > mostReceiving + 1) return null;
  const read = media.map(lineIn);
  const known = read.filter((line) => line !== null);
  const [sending, ...receiving] = known;
  const isWhole = known.length === read.length && new Set(known.map(({ mid }) => mid)).size === known.length;
  if (!sending || !isWhole || !areDirected(media)) return null;
  // Everything goes through the first line's connection, whose words may stand above all lines.
  const shared = [...session, ...(media[0] ?? [])];
  const ufrag = wordOf(shared, 'ice-ufrag');
  const password = wordOf(shared, 'ice-pwd');
  const fingerprint = PRINT.exec(wordOf(shared, 'fingerprint') ?? '')?.[1];
  const setup = wordOf(shared, 'setup');
  if (
    !ufrag ||
    !UFRAG.test(ufrag) ||
    !password ||
    !PASSWORD.test(password) ||
    !fingerprint ||
    sending.levelId === null ||
    (setup !== 'actpass' && setup !== 'active')
  )
    return null;
  const sources = sourcesIn(media[0] ?? []);
  return { ufrag, password, fingerprint: fingerprint.replaceAll(':', '').toLowerCase(), setup, sending: { ...sending, sources }, receiving };
}

/** What stands above the lines of media, then each with what belongs to it. */
function sectionsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const sections: string[][] = [[]];
  for (const line of lines) {
    if (line.startsWith('m=')) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections;
}

function lineIn(section: readonly string[]): OfferedLine | null {
  const mid = wordOf(section, 'mid');
  const opus = firstOf(section, 'rtpmap', OPUS);
  const level = firstOf(section, 'extmap', LEVEL);
  if (!MEDIA.test(section[0] ?? '') || !mid || !MID.test(mid) || opus === null || opus > 127 || !section.includes('a=rtcp-mux')) return null;
  return { mid, payloadType: opus, levelId: level !== null && level >= 1 && level <= MOST_ID ? level : null };
}

const areDirected = ([first = [], ...others]: readonly (readonly string[])[]): boolean =>
  isDirected(first, 'a=sendonly') && others.every((section) => isDirected(section, 'a=recvonly'));

const isDirected = (section: readonly string[], direction: string): boolean => {
  const all = section.filter((line) => DIRECTION.test(line));
  return all.length === 1 && all[0] === direction;
};

const sourcesIn = (section: readonly string[]): readonly number[] => [...new Set(section.flatMap((line) => SOURCE.exec(line)?.[1] ?? []).map(Number))];

function wordOf(section: readonly string[], name: string): string | undefined {
  const start = `a=${name}:`;
  return section.find((line) => line.startsWith(start))?.slice(start.length);
}

function firstOf(section: readonly string[], name: string, form: RegExp): number | null {
  const start = `a=${name}:`;
  for (const line of section) {
    const found = line.startsWith(start) ? form.exec(line.slice(start.length)) : null;
    if (found) return Number(found[1]);
  }
  return null;
}
