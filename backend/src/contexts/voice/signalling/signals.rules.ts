import { CODE, TEXT } from '../../../../contracts/envelope.js';
import type {
  JoinVoiceRoom,
  RouterLeave,
  RouterOffer,
  VoiceCandidate,
  VoiceDescription,
  VoiceIceCandidate,
  VoiceRefusal,
} from '../../../../contracts/voice-signals.js';
import { VOICE_SIGNAL_LIMITS } from '../../../../contracts/voice-signals.js';

export const refusal = (code: string, message: string): VoiceRefusal => ({ success: false, code, message });
const MALFORMED = refusal(CODE.malformed, TEXT.malformedRequest);
const TOO_LARGE = refusal(CODE.tooLarge, TEXT.tooLarge);

/** Ids and names that clients choose. */
const LONGEST_ID = 64;

const isText = (value: unknown, longest: number): value is string => typeof value === 'string' && value.length > 0 && value.length <= longest;
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isTextOrNull = (value: unknown): value is string | null => value === null || (typeof value === 'string' && value.length <= LONGEST_ID * 4);

export const isRefusal = (read: object): read is VoiceRefusal => 'success' in read;

/** Reads a `joinRoom`. */
export function joinIn(message: unknown): JoinVoiceRoom | VoiceRefusal {
  const { roomId, tabId, isMuted, isDeafened, takeOver = false } = Object(message) as Partial<Record<keyof JoinVoiceRoom, unknown>>;
  if (!isText(roomId, LONGEST_ID) || !isText(tabId, VOICE_SIGNAL_LIMITS.tabId)) return MALFORMED;
  if (!isFlag(isMuted) || !isFlag(isDeafened) || !isFlag(takeOver)) return MALFORMED;
  return { roomId, tabId, isMuted, isDeafened, takeOver };
}

/** Reads an `offer` or an `answer`. */
export function descriptionIn(message: unknown): VoiceDescription | VoiceRefusal {
  const { sdp, ...rest } = Object(message) as Partial<Record<keyof VoiceDescription, unknown>>;
  const address = addressIn(rest);
  if (!address || typeof sdp !== 'string' || sdp.length === 0) return MALFORMED;
  return sdp.length > VOICE_SIGNAL_LIMITS.sdp ? TOO_LARGE : { ...address, sdp };
}

/** Reads a `routerOffer`. */
export function routerOfferIn(message: unknown): RouterOffer | VoiceRefusal {
  const { link, sdp } = Object(message) as Partial<Record<keyof RouterOffer, unknown>>;
  if (!isText(link, VOICE_SIGNAL_LIMITS.link) || typeof sdp !== 'string' || sdp.length === 0) return MALFORMED;
  return sdp.length > VOICE_SIGNAL_LIMITS.routerSdp ? TOO_LARGE : { link, sdp };
}

/** Reads a `routerLeave`. */
export function routerLeaveIn(message: unknown): RouterLeave | VoiceRefusal {
  const { link } = Object(message) as Partial<Record<keyof RouterLeave, unknown>>;
  return isText(link, VOICE_SIGNAL_LIMITS.link) ? { link } : MALFORMED;
}

/** Reads a `candidate`; null says that there are no more. */
export function candidateIn(message: unknown): VoiceCandidate | VoiceRefusal {
  const { candidate, ...rest } = Object(message) as Partial<Record<keyof VoiceCandidate, unknown>>;
  const address = addressIn(rest);
  if (!address) return MALFORMED;
  if (candidate === null) return { ...address, candidate };
  const found = iceCandidateIn(candidate);
  if (!found) return MALFORMED;
  return found.candidate.length > VOICE_SIGNAL_LIMITS.candidate ? TOO_LARGE : { ...address, candidate: found };
}

function addressIn({ to, connectionId, link }: { to?: unknown; connectionId?: unknown; link?: unknown }) {
  if (!isText(to, LONGEST_ID) || !isText(connectionId, LONGEST_ID) || !isText(link, VOICE_SIGNAL_LIMITS.link)) return null;
  return { to, connectionId, link };
}

/** An empty one says that a round of them has ended. */
function iceCandidateIn(value: unknown): VoiceIceCandidate | null {
  const { candidate, sdpMid = null, sdpMLineIndex = null, usernameFragment = null } = Object(value) as Partial<Record<keyof VoiceIceCandidate, unknown>>;
  if (typeof candidate !== 'string' || !isTextOrNull(sdpMid) || !isTextOrNull(usernameFragment)) return null;
  if (sdpMLineIndex !== null && !(Number.isInteger(sdpMLineIndex) && (sdpMLineIndex as number) >= 0)) return null;
  return { candidate, sdpMid, sdpMLineIndex: sdpMLineIndex as number | null, usernameFragment };
}
