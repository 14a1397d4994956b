import type { CurrentVoiceRoom } from '@contracts/voice';
import { type JoinVoiceAnswer, type LeaveVoiceReason, VOICE_SIGNAL_CODE, type VoicePeer } from '@contracts/voice-signals';
import { sayGone } from '../api/seat';
import { staysHidden } from './hiddenTab';
import { median } from './links/quality.rules';
import { peopleIn } from './people';
import { followPushToTalk, type PushToTalk } from './pushToTalk';
import { partsOf, type StayParts } from './stayParts';
import type { VoicePhase, VoiceState } from './voiceState';
import { whileThere } from './whileThere';
import { VOICE_WORDS } from './words';

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
  /** After a change of the network the way to each is sought anew, once the line to the server stands. */
  private seeksAnew = false;
  private hasInherited: boolean;
  private push: PushToTalk | null = null;
  private stop: () => void = () => undefined;
  private readonly parts: StayParts;

  constructor(
    current: CurrentVoiceRoom,
    private readonly coming: Coming,
    private readonly shows: Shows,
  ) {
    const { ownId, isMicrophoneOn } = coming;
    this.hasInherited = coming.inherits === true;
    this.self = { userId: ownId, connectionId: '', isMuted: !isMicrophoneOn, isDeafened: false, isSilenced: false };
    this.parts = partsOf(current, coming, {
      changed: () => this.show(),
      ended: (why) => shows.ended(why),
      inherits: () => shows.inherits(),
      isElsewhere: () => !this.isHere,
      joined: (answer) => this.joined(answer),
      broken: () => this.enter('reconnecting'),
      present: (peers, self) => this.takePresent(peers, self),
      putOut: ({ reason, message }) => this.putOut(reason, message),
    });
  }

  get roomId(): string {
    return this.parts.attendance.room.id;
  }

  private get isHere(): boolean {
    return this.phase !== 'elsewhere';
  }

  async begin(): Promise<void> {
    this.push = followPushToTalk((isPushing) => this.parts.voice.push(isPushing));
    this.stop = whileThere({
      hear: () => this.hear(),
      measure: () => void this.parts.links.measure().then(() => this.show()),
      beat: () => void this.parts.attendance.beat(),
      goes: () => this.goAway(),
      cameOnline: () => {
        this.seeksAnew = true;
      },
      preferencesChanged: () => this.parts.listening.followPreferences(),
      mayStayHidden: () =>
        staysHidden(
          this.phase,
          this.parts.links.all().map(({ shown }) => shown),
        ),
      hiddenTooLong: () => this.shows.ended(VOICE_WORDS.hiddenTooLong),
    });
    this.parts.listening.followPreferences();
    // Whoever may find the room held by another page of theirs has no microphone opened for that.
    if (this.coming.takesOver) this.parts.voice.open();
    await this.parts.signalling.open(this.coming.takesOver);
  }

  private joined(answer: JoinVoiceAnswer) {
    if (answer.success) {
      this.enter('connected');
      this.parts.tabs.sound();
      this.parts.company.find(answer.peers);
      this.parts.links.rejoined(answer.carried);
      this.takePresent(answer.peers, answer.self);
      this.parts.voice.openOnce();
      if (this.seeksAnew) this.parts.links.restart();
      this.seeksAnew = false;
    } else if (answer.code === VOICE_SIGNAL_CODE.heldElsewhere) this.standAside();
    else this.shows.ended(answer.message);
  }

  private takePresent(peers: readonly VoicePeer[], self: VoicePeer) {
    this.self = self;
    this.parts.voice.silence(self.isSilenced);
    this.parts.company.present(peers);
  }

  private enter(phase: VoicePhase) {
    if (this.phase === phase) return;
    this.phase = phase;
    this.show();
  }

  /** Another page of the member has the sound: this one shows so, and can have it back. */
  private standAside() {
    this.parts.signalling.close();
    this.parts.links.endAll();
    this.parts.voice.end();
    this.parts.tabs.wait();
    this.enter('elsewhere');
  }

  private putOut(reason: LeaveVoiceReason, message: string) {
    if (reason === 'moved') this.standAside();
    else this.shows.ended(reason === 'left' ? null : message);
  }

  /** The seat is given back with the page, unless another one goes on. */
  private goAway() {
    const goesOn = this.parts.tabs.go();
    if (this.isHere && !goesOn) sayGone(this.roomId);
  }

  private hear() {
    const now = performance.now();
    const { level, hasChanged } = this.parts.voice.hear(now);
    const haveOthers = this.parts.links.hear(now);
    if (hasChanged || haveOthers) this.show();
    this.shows.show({ level });
  }

  /** Reads anew what the room is and who is in it. */
  refresh = () => this.parts.attendance.refresh();

  /** A button that is held speaks also where the microphone was off. */
  holdToTalk(isHeld: boolean) {
    if (isHeld && this.parts.voice.isMuted) this.setMicrophone(true);
    this.push?.hold(isHeld);
  }

  setMicrophone(isOn: boolean) {
    this.hasInherited = false;
    this.parts.voice.switch(isOn);
  }

  setSpeaker = (isOn: boolean) => this.parts.listening.switch(isOn);
  volumesChanged = () => this.parts.listening.followVolumes();
  allowSound = () => this.parts.listening.allow();

  private show() {
    const { voice, links, attendance, listening } = this.parts;
    const self = { ...this.self, isMuted: voice.isMuted, isDeafened: listening.isDeafened, isSpeaking: voice.isSpeaking };
    this.shows.show({
      phase: this.phase,
      room: attendance.room,
      people: peopleIn(attendance.participants, self, links.of, this.isHere),
      roundTripMs: median(links.all().flatMap(({ roundTripMs }) => roundTripMs ?? [])),
      hasInherited: this.hasInherited,
      ...listening.shown,
      ...voice.shown,
    });
  }

  /** `isLeaving`: the member leaves, and does not only end it in this page. */
  end(isLeaving: boolean) {
    if (isLeaving) this.parts.signalling.leave();
    else this.parts.signalling.close();
    this.stop();
    this.push?.stop();
    this.parts.voice.end();
    this.parts.attendance.end();
    this.parts.links.endAll();
    this.parts.tabs.end();
  }
}
