import { type CurrentVoiceRoom, VOICE_PACE } from '@contracts/voice';
import { type JoinVoiceAnswer, type LeaveVoiceReason, VOICE_SIGNAL_CODE, type VoicePeer, type VoiceTicket } from '@contracts/voice-signals';
import { sayGone, ticketFor } from '../api/seat';
import { onDevicesChange } from '../devices/devices';
import { Attendance } from './attendance';
import { chime } from './chime';
import { followHidden, staysHidden } from './hiddenTab';
import { Links } from './links/links';
import { median } from './links/quality.rules';
import { OtherTabs } from './otherTabs';
import { OwnVoice } from './ownVoice';
import { peopleIn } from './people';
import { followPushToTalk, type PushToTalk } from './pushToTalk';
import { isFinal } from './refusals';
import { Signalling } from './signalling';
import { tabId } from './tab';
import { followVoicePreferences, voicePreferences } from './voicePreferences';
import type { VoicePhase, VoiceState } from './voiceState';
import { volumeOf } from './volumes';
import { VOICE_WORDS } from './words';

/** Milliseconds. Packets tell only how loud the last of them was: looked at less often, a short word goes unseen. */
const PACE = { hear: 50, measure: 2_000 } as const;

interface Shows {
  show(change: Partial<VoiceState>): void;
  /** The stay is over; `why` is told to the member, null when they left. */
  ended(why: string | null): void;
  /** The page that had the sound was closed: it goes on in this one. */
  inherits(): void;
}

export interface Coming {
  readonly ownId: string;
  readonly isMicrophoneOn: boolean;
  /** Takes the place of another page of the member. */
  readonly takesOver: boolean;
  /** That page was closed; it is told until the member does something about their microphone. */
  readonly inherits?: boolean;
}

/** One stay of the member in one room, with sound, until it is ended. */
export class Stay {
  private phase: VoicePhase = 'joining';
  private self: VoicePeer;
  private iceServers: RTCIceServer[] = [];
  private canRelay = false;
  private isSpeakerOn = true;
  private needsClick = false;
  /** After a change of the network the way to each is sought anew, once the line to the server stands. */
  private seeksAnew = false;
  private readonly stops: (() => void)[] = [];
  private readonly attendance: Attendance;
  private readonly voice: OwnVoice;
  private readonly links: Links;
  private readonly signalling: Signalling;
  private readonly tabs: OtherTabs;
  private push: PushToTalk | null = null;
  private hasInherited: boolean;

  constructor(
    current: CurrentVoiceRoom,
    private readonly coming: Coming,
    private readonly shows: Shows,
  ) {
    const { ownId, isMicrophoneOn } = coming;
    this.hasInherited = coming.inherits === true;
    this.tabs = new OtherTabs(current.room.id, () => shows.inherits());
    const changed = () => this.show();
    this.self = { userId: ownId, connectionId: '', isMuted: !isMicrophoneOn, isDeafened: false, isSilenced: false };
    this.attendance = new Attendance(current, { ownId, changed, isElsewhere: () => !this.isHere, ended: (why) => shows.ended(why) });
    this.voice = new OwnVoice(isMicrophoneOn, { changed, sends: (track) => this.links.send(track), tell: (what) => this.signalling.tell(what) });
    this.links = new Links(
      {
        ownId,
        changed,
        configuration: () => this.configuration(),
        track: () => this.voice.track,
        signal: (kind, signal) => this.signalling.send(kind, signal),
        offer: (offer) => this.signalling.routerOffer(offer),
        leave: (leave) => this.signalling.routerLeave(leave),
        blocked: () => this.become({ needsClick: true }),
      },
      (userId) => this.listeningTo(userId),
    );
    this.signalling = new Signalling(
      current.room.id,
      () => this.ticket(),
      () => ({ tabId: tabId(), isMuted: this.voice.joins(), isDeafened: !this.isSpeakerOn }),
      {
        joined: (answer) => this.joined(answer),
        broken: () => this.enter('reconnecting'),
        isRouted: () => this.links.isRouted,
        roomParticipants: ({ peers, self }) => this.takePresent(peers, self),
        userJoined: (peer) => this.came(peer),
        userLeft: (peer) => this.went(peer),
        carried: (carried) => this.links.carry(carried),
        routerRenew: ({ link }) => this.links.renew(link),
        forceLeave: ({ reason, message }) => this.putOut(reason, message),
        notReached: (userId) => this.links.of(userId)?.block(),
        offer: (signal) => this.links.take('offer', signal),
        answer: (signal) => this.links.take('answer', signal),
        candidate: (signal) => this.links.takeCandidate(signal),
      },
    );
  }

  get roomId(): string {
    return this.attendance.room.id;
  }

  async begin(): Promise<void> {
    this.follow();
    this.show();
    // Whoever may find the room held by another page of theirs has no microphone opened for that.
    if (this.coming.takesOver) this.voice.open();
    await this.signalling.open(this.coming.takesOver);
  }

  private follow() {
    const { voice, links, attendance } = this;
    const every = (ms: number, what: () => void) => {
      const timer = setInterval(what, ms);
      this.stops.push(() => clearInterval(timer));
    };
    every(PACE.hear, () => this.hear());
    every(PACE.measure, () => void links.measure().then(() => this.show()));
    every(VOICE_PACE.heartbeat * 1_000, () => void attendance.beat());
    const gone = () => {
      const goesOn = this.tabs.go();
      if (this.isHere && !goesOn) sayGone(this.roomId);
    };
    const online = () => {
      this.seeksAnew = true;
    };
    const push = followPushToTalk((isPushing) => voice.push(isPushing));
    this.push = push;
    addEventListener('pagehide', gone);
    addEventListener('online', online);
    this.stops.push(
      () => removeEventListener('pagehide', gone),
      () => removeEventListener('online', online),
      push.stop,
      followVoicePreferences(() => this.prefer()),
      onDevicesChange(() => this.prefer()),
      followHidden(
        () =>
          staysHidden(
            this.phase,
            links.all().map(({ shown }) => shown),
          ),
        () => this.shows.ended(VOICE_WORDS.hiddenTooLong),
      ),
      () => voice.end(),
      () => attendance.end(),
      () => links.endAll(),
      () => this.tabs.end(),
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

  private joined(answer: JoinVoiceAnswer) {
    if (answer.success) {
      this.enter('connected');
      this.tabs.sound();
      for (const { userId } of answer.peers) this.attendance.greet(userId);
      this.links.rejoined(answer.carried);
      this.takePresent(answer.peers, answer.self);
      this.voice.openOnce();
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
    this.voice.end();
    this.tabs.wait();
    this.enter('elsewhere');
  }

  private putOut(reason: LeaveVoiceReason, message: string) {
    if (reason === 'moved') this.standAside();
    else this.shows.ended(reason === 'left' ? null : message);
  }

  private takePresent(peers: readonly VoicePeer[], self: VoicePeer) {
    this.self = self;
    this.voice.silence(self.isSilenced);
    this.links.present(peers, performance.now());
    this.attendance.meet(peers.map(({ userId }) => userId));
  }

  private came(peer: VoicePeer) {
    this.links.arrived(peer);
    if (this.attendance.greet(peer.userId)) this.sound('joined');
    this.attendance.meet([peer.userId]);
  }

  private went(peer: { userId: string; connectionId: string; hasSeat: boolean }) {
    this.links.left(peer, performance.now());
    if (!peer.hasSeat && this.attendance.partFrom(peer.userId)) this.sound('left');
  }

  private sound(what: 'joined' | 'left') {
    if (voicePreferences().sounds && this.isSpeakerOn) chime(what);
  }

  refresh = () => this.attendance.refresh();

  private hear() {
    const now = performance.now();
    const { level, hasChanged } = this.voice.hear(now);
    const haveOthers = this.links.hear(now);
    if (hasChanged || haveOthers) this.show();
    this.shows.show({ level });
  }

  private listeningTo(userId: string) {
    const { volume, isLocallyMuted } = volumeOf(userId);
    return { volume, isHeard: this.isSpeakerOn && !isLocallyMuted };
  }

  private prefer() {
    this.links.through(voicePreferences().outputId);
    this.show();
  }

  /** A button that is held speaks also where the microphone was off. */
  holdToTalk(isHeld: boolean) {
    if (isHeld && this.voice.isMuted) this.setMicrophone(true);
    this.push?.hold(isHeld);
  }

  setMicrophone(isOn: boolean) {
    this.hasInherited = false;
    this.voice.switch(isOn);
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
    const { voice, links, attendance } = this;
    const self = { ...this.self, isMuted: voice.isMuted, isDeafened: !this.isSpeakerOn, isSpeaking: voice.isSpeaking };
    this.shows.show({
      phase: this.phase,
      room: attendance.room,
      people: peopleIn(attendance.participants, self, links.of, this.isHere),
      roundTripMs: median(links.all().flatMap(({ roundTripMs }) => roundTripMs ?? [])),
      isSpeakerOn: this.isSpeakerOn,
      needsClick: this.needsClick,
      hasInherited: this.hasInherited,
      ...voice.shown,
    });
  }

  /** `isLeaving`: the member leaves, and does not only end it in this page. */
  end(isLeaving: boolean) {
    if (isLeaving) this.signalling.leave();
    else this.signalling.close();
    for (const stop of this.stops.splice(0)) stop();
  }
}
