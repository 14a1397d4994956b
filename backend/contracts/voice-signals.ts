/** What goes over `/voice`: how browsers in a room find each other. What is said in the room never comes by here. */

/** Namespace of the signalling sockets. */
export const VOICE_SOCKET = '/voice';

/** What shows a browser to the namespace: 60 seconds, once, for one member and one room. */
export interface VoiceTicket {
  ticket: string;
  userId: string;
  /** ISO time. */
  expiresAt: string;
  endpoint: string;
  iceServers: VoiceIceServer[];
  /** Whether a relay is there, so that others need not learn one's address. */
  canRelay: boolean;
}

export interface VoiceIceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/** One socket of a member in a room. Whoever comes back has another `connectionId`, and is connected to anew. */
export interface VoicePeer {
  userId: string;
  connectionId: string;
  /** Their microphone is off. */
  isMuted: boolean;
  /** They hear nobody. */
  isDeafened: boolean;
  /** The room or the site has muted them: whoever receives them plays nothing. */
  isSilenced: boolean;
}

/** Asks to be in the room of the ticket. `tabId` is the page's own: coming back from the same page takes the place of what it had. */
export interface JoinVoiceRoom {
  roomId: string;
  tabId: string;
  isMuted: boolean;
  isDeafened: boolean;
  /** Takes the place of another page of the same member. */
  takeOver?: boolean;
}

/**
 * To a member's connection. `link` names the one attempt of two browsers to be connected that this belongs to, chosen by whoever offers first: what
 * belongs to an older one is not mixed with it.
 */
interface VoiceSignal {
  readonly to: string;
  readonly connectionId: string;
  readonly link: string;
}
export interface VoiceDescription extends VoiceSignal {
  readonly sdp: string;
}
export interface VoiceCandidate extends VoiceSignal {
  readonly candidate: VoiceIceCandidate | null;
}
export interface VoiceIceCandidate {
  candidate: string;
  sdpMid: string | null;
  sdpMLineIndex: number | null;
  usernameFragment: string | null;
}

/** What the server hands on, with who sent it; `connectionId` is the sender's. */
export type FromVoicePeer<Signal> = Omit<Signal, 'to'> & { readonly from: string };

/** What carries a room: its browsers among themselves, or a router in the middle that takes one stream of each. */
export type VoiceCarrier = 'mesh' | 'router';

/** Which receiving line of a member's own connection to the router is whose. It stays theirs for as long as their connection stands. */
export interface VoiceLine {
  /** 0 is the first receiving one of the offer. */
  line: number;
  userId: string;
  /** Of the signalling. */
  connectionId: string;
}

/** `lines`: those whose own connection to the router stands and whom the member may hear; none without a connection of the member's own. */
export interface VoiceCarried {
  by: VoiceCarrier;
  lines: VoiceLine[];
}

/**
 * Asks the router to be connected: one line that sends sound, then as many receiving ones as the room can have others. A new `link` takes the place
 * of the member's older one once it is connected.
 */
export interface RouterOffer {
  readonly link: string;
  readonly sdp: string;
}
export type RouterLeave = Pick<RouterOffer, 'link'>;

export const LEAVE_VOICE_REASONS = ['kicked', 'closed', 'left', 'silent', 'restricted', 'moved', 'session'] as const;
export type LeaveVoiceReason = (typeof LEAVE_VOICE_REASONS)[number];

export interface VoiceRefusal {
  readonly success: false;
  readonly code: string;
  readonly message: string;
}
export type VoiceAnswer = { readonly success: true } | VoiceRefusal;
export type JoinVoiceAnswer =
  | { readonly success: true; readonly connectionId: string; readonly peers: VoicePeer[]; readonly self: VoicePeer; readonly carried: VoiceCarried }
  | VoiceRefusal;
/** The router's own candidates are in its answer; those of the browser it learns from what comes. */
export type RouterAnswer = ({ readonly success: true } & RouterOffer) | VoiceRefusal;

/** Each is acknowledged, so that whoever sends knows what became of it. */
export interface VoiceToServer {
  joinRoom(join: JoinVoiceRoom, answered: (answer: JoinVoiceAnswer) => void): void;
  leaveRoom(nothing: Record<string, never>, answered?: (answer: VoiceAnswer) => void): void;
  offer(offer: VoiceDescription, answered?: (answer: VoiceAnswer) => void): void;
  answer(answer: VoiceDescription, answered?: (answer: VoiceAnswer) => void): void;
  candidate(candidate: VoiceCandidate, answered?: (answer: VoiceAnswer) => void): void;
  routerOffer(offer: RouterOffer, answered: (answer: RouterAnswer) => void): void;
  routerLeave(link: RouterLeave, answered?: (answer: VoiceAnswer) => void): void;
  mute(nothing?: Record<string, never>): void;
  unmute(nothing?: Record<string, never>): void;
  deafen(nothing?: Record<string, never>): void;
  undeafen(nothing?: Record<string, never>): void;
  ping(): void;
}

export interface VoiceToClient {
  connected(who: { userId: string; roomId: string }): void;
  /** Who is there now, whenever that or their microphones have changed; without oneself. */
  roomParticipants(room: { roomId: string; peers: VoicePeer[]; self: VoicePeer }): void;
  userJoined(peer: VoicePeer): void;
  /** `hasSeat`: only their line is broken, and they may come back; else nothing of theirs is to be played any more. An empty `connectionId` means every connection of theirs. */
  userLeft(peer: { userId: string; connectionId: string; hasSeat: boolean }): void;
  offer(offer: FromVoicePeer<VoiceDescription>): void;
  answer(answer: FromVoicePeer<VoiceDescription>): void;
  candidate(candidate: FromVoicePeer<VoiceCandidate>): void;
  /** What the room is carried by from now on, and which lines the member hears; whenever that has changed for them. */
  carried(carried: VoiceCarried): void;
  /** The router needs to be offered this link anew, by `routerOffer`. */
  routerRenew(link: RouterLeave): void;
  forceLeave(why: { roomId: string; reason: LeaveVoiceReason; message: string }): void;
  roomDeleted(room: { roomId: string }): void;
  leftRoom(room: { roomId: string }): void;
  error(why: { code: string; message: string }): void;
  pong(): void;
}

export const VOICE_SIGNAL_CODE = {
  /** Another page of the member holds the room: `takeOver` takes its place. */
  heldElsewhere: 'HELD_ELSEWHERE',
  /** The two have blocked each other, or the other is there no more. */
  notReached: 'NOT_REACHED',
  /** Nothing carries the room but its browsers: there is no router, it has no seat, or it does not answer. */
  notRouted: 'NOT_ROUTED',
} as const;

export const VOICE_SIGNAL_TEXT = {
  ticketRefused: 'Bağlantı izniniz geçersiz veya süresi dolmuş. Lütfen yeniden bağlanın.',
  heldElsewhere: 'Bu odaya başka bir sekmeden bağlısınız.',
  notReached: 'Bu kişiye şu anda ulaşılamıyor.',
  notRouted: 'Bu oda şu anda sunucu üzerinden taşınamıyor.',
  otherRoom: 'Bu bağlantı başka bir oda için.',
  /** By the reason of a forced leave. */
  left: {
    kicked: 'Bu odadan çıkarıldınız.',
    closed: 'Bu oda kapandı.',
    left: 'Odadan ayrıldınız.',
    silent: 'Bağlantınız kesildiği için odadan ayrıldınız.',
    restricted: 'Hesabınız kısıtlandığı için odadan çıkarıldınız.',
    moved: 'Odaya başka bir sekmeden bağlandınız.',
    session: 'Oturumunuz sona erdiği için odayla bağlantınız kesildi.',
  } satisfies Record<LeaveVoiceReason, string>,
} as const;

/** Where to connect to, and who may be asked for one's own address; which relay only with a ticket. */
export interface VoiceSocketInfo {
  /** How many a room of this installation has at most, whatever it was made for. */
  carried: number;
  websocket: { endpoint: string; iceServers: VoiceIceServer[]; canRelay: boolean };
}

/** `url`: the whole address of the signalling sockets. */
export interface SocketAddressInfo {
  websocket: { url: string };
}

/** A page has said that it goes: the seat is free after so many seconds, unless it is heard of meanwhile. */
export interface VoiceAway {
  seconds: number;
}
export const VOICE_AWAY_SECONDS = 10;

export const VOICE_SIGNAL_LIMITS = {
  ticketSeconds: 60,
  sdp: 16 * 1024,
  /** One offer of twenty lines, as browsers write it. */
  routerSdp: 48 * 1024,
  candidate: 2 * 1024,
  tabId: 64,
  link: 64,
  ticketsAMinute: 30,
} as const;

/** Milliseconds: who begins with whom and when, and what is tried before a peer is given up. */
export const NEGOTIATION = {
  leaderDelay: 80,
  followerDelay: 400,
  mostDelay: 2_000,
  followUps: 3,
  iceCheck: 3_000,
  reconnect: 3_000,
  /** The first attempt of who is heard by a router, which passes nothing on while the line to the server is broken. */
  reconnectRouted: 300,
  reconnectAfterFailure: 5_000,
} as const;
