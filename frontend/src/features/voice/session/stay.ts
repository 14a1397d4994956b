import { type CurrentVoiceRoom, VOICE_CODE, VOICE_PACE, type VoiceParticipant, type VoiceRoom } from '@contracts/voice';
import { type JoinVoiceAnswer, type LeaveVoiceReason, VOICE_SIGNAL_CODE, type VoicePeer, type VoiceTicket } from '@contracts/voice-signals';
import { ApiError, NO_ANSWER } from '../../../client/apiError';
import { beat, currentSeat, participantsOf, roomOf, sayGone, ticketFor } from '../api/seat';
import { onDevicesChange } from '../devices/devices';
import { chime } from './chime';
import { followHidden, staysHidden } from './hiddenTab';
import { Links } from './links/links';
import { median } from './links/quality.rules';
import { heardNow, LOUD, SILENT } from './links/speech.rules';
import { OwnMicrophone } from './ownMicrophone';
import { peopleIn } from './people';
import { followPushToTalk } from './pushToTalk';
import { Signalling } from './signalling';
import { tabId } from './tab';
import { followVoicePreferences, voicePreferences } from './voicePreferences';
import type { VoicePhase, VoiceState } from './voiceState';
import { volumeOf } from './volumes';
import { VOICE_WORDS } from './words';

/** Milliseconds. Packets tell only how loud the last of them was: looked at less often, a short word goes unseen. */
const PACE = { hear: 50, measure: 2_000, refresh: 300 } as const;
/** Steps in which a level is shown, so that a breath redraws nothing. */
const STEPS = 20;

interface Shows {
  show(change: Partial<VoiceState>): void;
  /** The stay is over; `why` is told to the member, null when they left. */
  ended(why: string | null): void;
}

export interface Coming {
  readonly ownId: string;
  readonly isMicrophoneOn: boolean;
  /** Takes the place of another page of the member. */
  readonly takesOver: boolean;
}

/** One stay of the member in one room, with sound, until it is ended. */
export class Stay {
  private phase: VoicePhase = 'joining';
  private room: VoiceRoom;
  private participants: readonly VoiceParticipant[];
  private self: VoicePeer;
  private iceServers: RTCIceServer[] = [];
  private canRelay = false;
  private isMicrophoneOn: boolean;
  private isSpeakerOn = true;
  private isPushing = false;
  private needsClick = false;
  private ownSpeech = SILENT;
  private unheard = SILENT;
  private hasOpened = false;
  private wasToldMuted: boolean;
  /** After a change of the network the way to each is sought anew, once the line to the server stands. */
  private seeksAnew = false;
  /** Who was told of by a sound. */
  private readonly greeted = new Set<string>();
  private refreshing: ReturnType<typeof setTimeout> | undefined;
  private readonly stops: (() => void)[] = [];
  private readonly microphone = new OwnMicrophone(() => void this.links.send(this.microphone.track).then(() => this.tellMicrophone()));
  private readonly links: Links;
  private readonly signalling: Signalling;

  constructor(
    { room, participants }: CurrentVoiceRoom,
    private readonly coming: Coming,
    private readonly shows: Shows,
  ) {
    const { ownId, isMicrophoneOn } = coming;
    this.room = room;
    this.participants = participants;
    this.isMicrophoneOn = isMicrophoneOn;
    this.wasToldMuted = !isMicrophoneOn;
    this.self = { userId: ownId, connectionId: '', isMuted: !isMicrophoneOn, isDeafened: false, isSilenced: false };
    this.links = new Links(
      {
        ownId,
        configuration: () => this.configuration(),
        track: () => this.microphone.track,
        signal: (kind, signal) => this.signalling.send(kind, signal),
        changed: () => this.show(),
        blocked: () => this.become({ needsClick: true }),
      },
      (userId) => this.listeningTo(userId),
    );
    this.signalling = new Signalling(
      room.id,
      () => this.ticket(),
      () => this.joining(),
      {
        joined: (answer) => this.joined(answer),
        broken: () => this.enter('reconnecting'),
        roomParticipants: ({ peers, self }) => this.hasThere(peers, self),
        userJoined: (peer) => this.came(peer),
        userLeft: (peer) => this.went(peer),
        forceLeave: ({ reason, message }) => this.isPutOut(reason, message),
        notReached: (userId) => this.links.of(userId)?.isBlocked(),
        offer: (signal) => this.links.take('offer', signal),
        answer: (signal) => this.links.take('answer', signal),
        candidate: (signal) => this.links.takeCandidate(signal),
      },
    );
  }

  get roomId(): string {
    return this.room.id;
  }

  async begin(): Promise<void> {
    this.follow();
    this.show();
    // Whoever may find the room held by another page of theirs has no microphone opened for that.
    if (this.coming.takesOver) this.openMicrophone();
    await this.signalling.open(this.coming.takesOver);
  }

  /** Nobody waits for what the browser may have to ask the member: they listen meanwhile. */
  private openMicrophone() {
    this.hasOpened = true;
    void this.microphone.open().then(() => this.tellMicrophone());
  }

  private follow() {
    const { microphone, links } = this;
    const every = (ms: number, what: () => void) => {
      const timer = setInterval(what, ms);
      this.stops.push(() => clearInterval(timer));
    };
    every(PACE.hear, () => this.hear());
    every(PACE.measure, () => void links.measure().then(() => this.show()));
    every(VOICE_PACE.heartbeat * 1_000, () => void this.beat());
    const gone = () => this.isHere && sayGone(this.roomId);
    const online = () => {
      this.seeksAnew = true;
    };
    addEventListener('pagehide', gone);
    addEventListener('online', online);
    this.stops.push(
      () => removeEventListener('pagehide', gone),
      () => removeEventListener('online', online),
      followPushToTalk((isPushing) => this.push(isPushing)),
      followVoicePreferences(() => this.prefer()),
      onDevicesChange(() => this.prefer()),
      followHidden(
        () =>
          staysHidden(
            this.phase,
            links.all().map(({ line }) => line),
          ),
        () => this.shows.ended(VOICE_WORDS.hiddenTooLong),
      ),
      () => microphone.end(),
      () => links.endAll(),
    );
    this.prefer();
  }

  private get isHere(): boolean {
    return this.phase !== 'elsewhere';
  }

  private configuration(): RTCConfiguration {
    const isRelayed = this.canRelay && voicePreferences().hidesAddress;
    // No pool of candidates: it opens sockets for each of seven connections, of which a browser has only so many.
    return { iceServers: this.iceServers, ...(isRelayed ? { iceTransportPolicy: 'relay' } : {}) };
  }

  /** Whoever is in the room no more gets none: the stay is over then. */
  private async ticket(): Promise<VoiceTicket> {
    try {
      const ticket = await ticketFor(this.roomId);
      this.iceServers = ticket.iceServers;
      this.canRelay = ticket.canRelay;
      return ticket;
    } catch (error) {
      if (isFinal(error)) this.shows.ended(error.message);
      throw error;
    }
  }

  private joining() {
    this.wasToldMuted = this.isMuted;
    return { tabId: tabId(), isMuted: this.isMuted, isDeafened: !this.isSpeakerOn };
  }

  private joined(answer: JoinVoiceAnswer) {
    if (answer.success) {
      this.enter('connected');
      for (const { userId } of answer.peers) this.greeted.add(userId);
      this.hasThere(answer.peers, answer.self);
      if (!this.hasOpened) this.openMicrophone();
      if (this.seeksAnew) this.links.restart();
      this.seeksAnew = false;
    } else if (answer.code === VOICE_SIGNAL_CODE.heldElsewhere) this.standAside();
    else this.shows.ended(answer.message);
  }

  private enter(phase: VoicePhase) {
    if (this.phase === phase) return;
    this.phase = phase;
    this.show();
  }

  /** Another page of the member has the sound: this one shows so, and can have it back. */
  private standAside() {
    this.signalling.close();
    this.links.endAll();
    this.microphone.end();
    this.enter('elsewhere');
  }

  private isPutOut(reason: LeaveVoiceReason, message: string) {
    if (reason === 'moved') this.standAside();
    else this.shows.ended(reason === 'left' ? null : message);
  }

  private hasThere(peers: readonly VoicePeer[], self: VoicePeer) {
    this.self = self;
    this.speak();
    this.links.present(peers, performance.now());
    // Who has gone is told live.
    if (peers.some(({ userId }) => !this.knows(userId))) this.refresh();
  }

  private came(peer: VoicePeer) {
    this.links.isThere(peer);
    if (!this.greeted.has(peer.userId)) this.sound('joined');
    this.greeted.add(peer.userId);
    if (!this.knows(peer.userId)) this.refresh();
  }

  private went(peer: { userId: string; connectionId: string; hasSeat: boolean }) {
    this.links.left(peer, performance.now());
    if (peer.hasSeat || !this.greeted.delete(peer.userId)) return;
    this.sound('left');
    this.refresh();
  }

  private sound(what: 'joined' | 'left') {
    if (voicePreferences().sounds && this.isSpeakerOn) chime(what);
  }

  private knows = (userId: string): boolean => this.participants.some((participant) => participant.userId === userId);

  /** Reads who is there, soon: several changes are read once. */
  refresh() {
    clearTimeout(this.refreshing);
    this.refreshing = setTimeout(() => void this.read(), PACE.refresh);
  }

  private async read() {
    try {
      [this.room, this.participants] = await Promise.all([roomOf(this.roomId), participantsOf(this.roomId)]);
      if (!this.knows(this.coming.ownId)) await this.beat();
      this.show();
    } catch (error) {
      if (isFinal(error)) this.shows.ended(error.message);
    }
  }

  /** Says that one is there. Who has no seat any more is told so; a page that stands aside only looks. */
  private async beat() {
    try {
      if (this.isHere) await beat(this.roomId);
      else if ((await currentSeat())?.room.id !== this.roomId) this.shows.ended(null);
    } catch (error) {
      if (isFinal(error)) this.shows.ended(error.code === VOICE_CODE.notThere ? VOICE_WORDS.lostSeat : error.message);
    }
  }

  private hear() {
    const now = performance.now();
    const level = Math.round(this.microphone.level() * STEPS) / STEPS;
    const isLoud = level >= LOUD.metered;
    const before = [this.ownSpeech.isSpeaking, this.unheard.isSpeaking];
    this.ownSpeech = heardNow(this.ownSpeech, { isLoud, isMuted: !this.microphone.isOpen, now });
    this.unheard = heardNow(this.unheard, { isLoud, isMuted: this.isMicrophoneOn, now });
    const hasChanged = this.links.hear(now) || before[0] !== this.ownSpeech.isSpeaking || before[1] !== this.unheard.isSpeaking;
    if (hasChanged) this.show();
    this.shows.show({ level });
  }

  private listeningTo(userId: string) {
    const { volume, isLocallyMuted } = volumeOf(userId);
    return { volume, isHeard: this.isSpeakerOn && !isLocallyMuted };
  }

  private speak() {
    this.microphone.speak({ isOn: this.isMicrophoneOn, isPushing: this.isPushing, isSilenced: this.self.isSilenced });
  }

  private prefer() {
    this.links.through(voicePreferences().outputId);
    this.show();
  }

  private push(isPushing: boolean) {
    this.isPushing = isPushing;
    this.speak();
    this.show();
  }

  setMicrophone(isOn: boolean) {
    this.isMicrophoneOn = isOn;
    this.speak();
    if (isOn && this.microphone.problem) this.openMicrophone();
    this.tellMicrophone();
  }

  /** A microphone that could not be opened is off. */
  private get isMuted(): boolean {
    return !this.isMicrophoneOn || this.microphone.problem !== null;
  }

  private tellMicrophone() {
    this.speak();
    if (this.wasToldMuted !== this.isMuted) this.signalling.tell(this.isMuted ? 'mute' : 'unmute');
    this.wasToldMuted = this.isMuted;
    this.show();
  }

  setSpeaker(isOn: boolean) {
    this.isSpeakerOn = isOn;
    this.links.listen();
    this.signalling.tell(isOn ? 'undeafen' : 'deafen');
    this.show();
  }

  /** Volumes have changed. */
  listen() {
    this.links.listen();
    this.show();
  }

  allowSound() {
    this.links.resume();
    this.become({ needsClick: false });
  }

  private become({ needsClick }: { needsClick: boolean }) {
    this.needsClick = needsClick;
    this.show();
  }

  private show() {
    const self = { ...this.self, isMuted: this.isMuted, isDeafened: !this.isSpeakerOn, isSpeaking: this.ownSpeech.isSpeaking };
    this.shows.show({
      phase: this.phase,
      room: this.room,
      people: peopleIn(this.participants, self, this.links.of),
      roundTripMs: median(this.links.all().flatMap(({ line, roundTripMs }) => (line === 'connected' ? (roundTripMs ?? []) : []))),
      isMicrophoneOn: this.isMicrophoneOn,
      isSpeakerOn: this.isSpeakerOn,
      microphoneProblem: this.microphone.problem,
      isTalkingUnheard: this.unheard.isSpeaking,
      needsClick: this.needsClick,
      isPushing: this.isPushing,
    });
  }

  /** `isLeaving`: the member leaves, and does not only end it in this page. */
  end(isLeaving: boolean) {
    if (isLeaving) this.signalling.leave();
    else this.signalling.close();
    clearTimeout(this.refreshing);
    for (const stop of this.stops.splice(0)) stop();
  }
}

/** A refusal that asking again would not change; what could not be answered may be. */
const isFinal = (error: unknown): error is ApiError => error instanceof ApiError && error.status !== NO_ANSWER && error.status < 500 && error.status !== 429;
