import type { VoiceParticipant, VoiceRoom } from '@contracts/voice';

/** How one hears somebody. `self`: oneself. `blocked`: neither hears the other. `elsewhere`: another page of the member knows. */
export type PeerLink = 'self' | 'connecting' | 'connected' | 'reconnecting' | 'failed' | 'blocked' | 'absent' | 'elsewhere';

/** Somebody in the room as the widget shows them. */
export interface VoicePerson {
  readonly participant: VoiceParticipant;
  readonly link: PeerLink;
  readonly isMuted: boolean;
  readonly isDeafened: boolean;
  /** The room or the site has muted them. */
  readonly isSilenced: boolean;
  readonly isSpeaking: boolean;
  /** 0 to 1; kept for this page's member on this device. */
  readonly volume: number;
  /** Not heard here, by one's own choice. */
  readonly isLocallyMuted: boolean;
  /** 1 to 3 bars; null while nothing was measured. */
  readonly quality: 1 | 2 | 3 | null;
  /** Another page of the member has the sound: whether they speak or are muted is not known here. */
  readonly isUnknown: boolean;
}

export type VoicePhase =
  /** In no room. */
  | 'out'
  /** The seat is being taken, or the sound being opened. */
  | 'joining'
  /** In the room, with sound. */
  | 'connected'
  /** In the room; the line to the server is broken and comes back by itself. */
  | 'reconnecting'
  /** In the room, and another page of the member has the sound. */
  | 'elsewhere';

export type MicrophoneProblem = 'denied' | 'missing' | 'busy' | null;

export interface VoiceState {
  readonly phase: VoicePhase;
  readonly room: VoiceRoom | null;
  readonly people: readonly VoicePerson[];
  /** Round trip to those one is connected to, in milliseconds; null while nothing was measured. */
  readonly roundTripMs: number | null;
  readonly isMicrophoneOn: boolean;
  readonly isSpeakerOn: boolean;
  /** 0 to 1, of one's own microphone, whether or not it is on. */
  readonly level: number;
  readonly microphoneProblem: MicrophoneProblem;
  /** One talks while the microphone is off. */
  readonly isTalkingUnheard: boolean;
  /** The browser plays nothing until the member has clicked: 'Sesi aç'. */
  readonly needsClick: boolean;
  /** The key of push-to-talk is down. */
  readonly isPushing: boolean;
  /** The sound has come here from another page that was closed, with the microphone off. */
  readonly hasInherited: boolean;
  /** What ended the last stay, to be told once; null when the member left. */
  readonly ended: string | null;
}

/** How somebody is connected who hears, or is about to hear, what is said here. */
const HEARING: readonly PeerLink[] = ['connecting', 'connected', 'reconnecting'];

/** Whether there is something to mute: what stands between browsers, or with the router, goes on while the server is away. */
export const hasVoice = ({ phase, people }: Pick<VoiceState, 'phase' | 'people'>): boolean =>
  phase === 'connected' || (phase === 'reconnecting' && people.some(({ link }) => HEARING.includes(link)));

export const NOT_IN_A_ROOM: VoiceState = {
  phase: 'out',
  room: null,
  people: [],
  roundTripMs: null,
  isMicrophoneOn: false,
  isSpeakerOn: true,
  level: 0,
  microphoneProblem: null,
  isTalkingUnheard: false,
  needsClick: false,
  isPushing: false,
  hasInherited: false,
  ended: null,
};
