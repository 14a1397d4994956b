import {
  LeaveRequest,
  MuteTrackRequest,
  type ParticipantInfo,
  ParticipantInfo_State,
  SessionDescription,
  SignalRequest,
  SignalResponse,
  UpdateSubscription,
  UpdateTrackSettings,
} from '@livekit/protocol';
import { WebSocket } from 'ws';
import type { RoutedLine, RoutedMember } from '../../../kernel/media-router.js';
import { heardBy, linesOf, soundsOf } from './livekit.rules.js';
import { type LiveKitOffer, withCandidates } from './livekit-offer.js';

/** Who is told by a session. */
export interface SessionWatcher {
  /** Its connection stands. */
  stands(): void;
  linesChanged(): void;
  /** LiveKit needs its offer anew. */
  renew(): void;
  /** It is over; told once. `isClean`: LiveKit has let its member go, or has been told to. `error`: why, where it broke. */
  ended(isClean: boolean, error: Error | null): void;
}

/** Whose link it is, and under which name LiveKit knows it. */
export interface SessionPlace {
  /** Whether they are muted as they come. */
  readonly isMuted: boolean;
  readonly connection: string;
  readonly link: string;
  readonly identity: string;
}

type Request = NonNullable<ConstructorParameters<typeof SignalRequest>[0]>['message'];
type Response = SignalResponse['message'];

interface Waiting {
  readonly id: number;
  readonly receiving: readonly string[];
  answer: string | null;
  done(sdp: string | null): void;
}

/** Milliseconds: a browser waits five seconds for its answer. */
const ANSWER_MS = 4_000;
const MOST_UNMET = 5;
const LARGEST_MESSAGE = 1024 * 1024;

/** One link of a member to LiveKit. The application speaks for their browser there, so that what is said of whom they hear is never theirs to say. */
export class LiveKitSession {
  private readonly socket: WebSocket;
  private readonly people = new Map<string, ParticipantInfo>();
  private readonly candidates: string[] = [];
  private hasAllCandidates = false;
  private offers = 0;
  private waiting: Waiting | null = null;
  private receiving: readonly string[] = [];
  private tracks: Readonly<Record<string, string>> = {};
  private ownTrack: string | null = null;
  private readonly subscribed = new Set<string>();
  /** As LiveKit was told, or has said, last. */
  private isMuted: boolean;
  private arranged: { readonly own: RoutedMember; readonly members: readonly RoutedMember[] } | null = null;
  private placed: readonly RoutedLine[] = [];
  /** What LiveKit was told last of somebody who hears nobody. */
  private deafened = { isDeafened: false, tracks: '' };
  private unmet = 0;
  private isEnded = false;
  /** Milliseconds of this process when LiveKit was heard last. */
  heardAt = performance.now();
  hasStood = false;

  /** `address`: the way in with the first offer, whose answer is waited for next. */
  constructor(
    address: string,
    private readonly place: SessionPlace,
    private readonly watcher: SessionWatcher,
  ) {
    this.isMuted = place.isMuted;
    this.socket = new WebSocket(address, { maxPayload: LARGEST_MESSAGE, handshakeTimeout: ANSWER_MS, perMessageDeflate: false });
    this.socket.on('message', (data: Buffer) => this.hear(data));
    this.socket.on('ping', () => this.isHeard());
    this.socket.on('close', () => this.end(false, this.hasStood ? null : new Error('closed before it stood')));
    this.socket.on('error', (error) => this.end(false, error));
  }

  get connection(): string {
    return this.place.connection;
  }

  get link(): string {
    return this.place.link;
  }

  get lines(): readonly RoutedLine[] {
    return this.placed;
  }

  /** The answer to the offer that the way in was made with. Null when LiveKit does not take it. */
  first(offer: LiveKitOffer): Promise<string | null> {
    return this.answerTo(offer);
  }

  /** The answer to the offer of a link that stands. Null when there is none, also while an earlier one is waited for. */
  again(offer: LiveKitOffer): Promise<string | null> {
    if (this.isEnded || this.waiting) return Promise.resolve(null);
    const answer = this.answerTo(offer);
    this.say({ case: 'offer', value: new SessionDescription({ type: 'offer', sdp: offer.sdp, id: this.offers }) });
    return answer;
  }

  /** Says who is in the room, and who hears whom. Only of a session whose member is among them. */
  arrange(own: RoutedMember, members: readonly RoutedMember[]): void {
    this.arranged = { own, members };
    this.follow();
  }

  /** They leave LiveKit, at once. */
  leave(): void {
    const isTold = this.socket.readyState === WebSocket.OPEN;
    this.say({ case: 'leave', value: new LeaveRequest() });
    this.end(isTold && this.hasStood, null);
  }

  private async answerTo({ receiving }: LiveKitOffer): Promise<string | null> {
    this.offers++;
    const answer = new Promise<string | null>((done) => {
      this.waiting = { id: this.offers, receiving, answer: null, done };
    });
    const late = setTimeout(() => this.answered(null), ANSWER_MS);
    try {
      return await answer;
    } finally {
      clearTimeout(late);
    }
  }

  private answered(sdp: string | null): void {
    const { waiting } = this;
    this.waiting = null;
    waiting?.done(sdp);
  }

  private hear(data: Buffer): void {
    this.isHeard();
    try {
      this.take(SignalResponse.fromBinary(new Uint8Array(data)).message);
    } catch (error) {
      // What cannot be read comes from no server of this version.
      this.end(false, error instanceof Error ? error : new Error('not readable'));
    }
  }

  private isHeard(): void {
    this.heardAt = performance.now();
  }

  private take(message: Response): void {
    if (message.case === 'join') this.meet(message.value.otherParticipants);
    else if (message.case === 'update') this.meet(message.value.participants);
    else if (message.case === 'trackPublished') this.published(message.value.track?.sid ?? null);
    else if (message.case === 'answer') this.takeAnswer(message.value);
    else if (message.case === 'trickle') this.takeCandidate(message.value.candidateInit, message.value.final);
    else if (message.case === 'mediaSectionsRequirement') this.isAskedFor(message.value.numAudios);
    else if (message.case === 'leave') this.end(true, null);
  }

  /** LiveKit needs an offer. One that it needs more lines for than the page has would be asked for again after each answer. */
  private isAskedFor(missing: number): void {
    this.unmet = missing > 0 ? this.unmet + 1 : 0;
    if (this.unmet < MOST_UNMET) this.watcher.renew();
    else this.leave();
  }

  private meet(people: readonly ParticipantInfo[]): void {
    for (const person of people) {
      if (person.state === ParticipantInfo_State.DISCONNECTED) this.people.delete(person.sid);
      else this.people.set(person.sid, person);
      if (person.identity === this.place.identity) this.meetOwn(person);
    }
    this.follow();
  }

  /** What LiveKit says of a mute is what holds: it may have passed over what it was told while the track was only coming. */
  private meetOwn({ state, tracks }: ParticipantInfo): void {
    for (const { sid, muted } of tracks) {
      this.ownTrack = sid;
      this.isMuted = muted;
    }
    if (state === ParticipantInfo_State.ACTIVE) this.nowStands();
  }

  private nowStands(): void {
    if (this.hasStood) return;
    this.hasStood = true;
    this.watcher.stands();
  }

  private published(track: string | null): void {
    this.ownTrack = track;
    this.follow();
  }

  private takeAnswer({ sdp, id, midToTrackId }: SessionDescription): void {
    const { waiting } = this;
    if (!waiting || waiting.id !== id) return;
    waiting.answer = sdp;
    [this.receiving, this.tracks] = [waiting.receiving, midToTrackId];
    // Whose the lines are is told before the sound comes on them.
    this.placeLines();
    this.answerWhole();
    // Lines that were taken until now may be free.
    this.follow();
  }

  private takeCandidate(init: string, isLast: boolean): void {
    const { candidate } = JSON.parse(init) as { readonly candidate?: string };
    if (candidate && !this.hasAllCandidates) this.candidates.push(candidate);
    this.hasAllCandidates ||= isLast;
    this.answerWhole();
  }

  private answerWhole(): void {
    if (this.waiting?.answer != null && this.hasAllCandidates) this.answered(withCandidates(this.waiting.answer, this.candidates));
  }

  /** Asks for what the member may hear and has not, and gives back what they may not; says whether they are heard. */
  private follow(): void {
    if (!this.arranged || this.isEnded) return;
    const { own } = this.arranged;
    const wanted = new Set(this.soundsHeard().values());
    const fewer = [...this.subscribed].filter((track) => !wanted.has(track));
    this.subscribe(fewer, false);
    for (const track of fewer) this.subscribed.delete(track);
    // A track for which there is no free line would be asked for without end. Lines are free once an answer says so.
    const taken = new Set([...this.subscribed, ...Object.values(this.tracks)]);
    const more = [...wanted].filter((track) => !this.subscribed.has(track)).slice(0, Math.max(0, this.receiving.length - taken.size));
    this.subscribe(more, true);
    for (const track of more) this.subscribed.add(track);
    this.silence(own);
    this.deafen(own);
    this.placeLines();
  }

  private subscribe(trackSids: string[], subscribe: boolean): void {
    if (trackSids.length > 0) this.say({ case: 'subscription', value: new UpdateSubscription({ trackSids, subscribe }) });
  }

  private soundsHeard(): ReadonlyMap<string, string> {
    if (!this.arranged) return new Map();
    const may = new Set(heardBy(this.arranged.own, this.arranged.members));
    return new Map([...soundsOf(this.people.values())].filter(([connection]) => may.has(connection)));
  }

  private silence({ isSilenced }: RoutedMember): void {
    if (this.ownTrack === null || isSilenced === this.isMuted) return;
    this.isMuted = isSilenced;
    this.say({ case: 'mute', value: new MuteTrackRequest({ sid: this.ownTrack, muted: isSilenced }) });
  }

  /** It holds for the tracks that there are: those that come later are told of, too. */
  private deafen({ isDeafened }: RoutedMember): void {
    const trackSids = [...this.subscribed].sort();
    const tracks = isDeafened ? trackSids.join() : '';
    if (isDeafened === this.deafened.isDeafened && tracks === this.deafened.tracks) return;
    this.deafened = { isDeafened, tracks };
    if (trackSids.length > 0) this.say({ case: 'trackSetting', value: new UpdateTrackSettings({ trackSids, disabled: isDeafened }) });
  }

  private placeLines(): void {
    const lines = linesOf(this.receiving, this.tracks, this.soundsHeard());
    if (JSON.stringify(lines) === JSON.stringify(this.placed)) return;
    this.placed = lines;
    this.watcher.linesChanged();
  }

  private say(message: Request): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(new SignalRequest({ message }).toBinary());
  }

  private end(isClean: boolean, error: Error | null): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.answered(null);
    // One that is still on its way in is broken off; what was said last is sent.
    if (this.socket.readyState === WebSocket.CONNECTING) this.socket.terminate();
    else this.socket.close();
    this.placed = [];
    this.watcher.ended(isClean, error);
  }
}
