import { LeaveRequest, SessionDescription, SignalRequest, SignalResponse } from '@livekit/protocol';
import { WebSocket } from 'ws';
import type { RoutedLine, RoutedMember } from '../../../kernel/media-router.js';
import { LiveKitHearing, type LiveKitRequest } from './livekit-hearing.js';
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
  private readonly candidates: string[] = [];
  private hasAllCandidates = false;
  private offers = 0;
  private shape = '';
  private waiting: Waiting | null = null;
  private readonly hearing: LiveKitHearing;
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
    const { identity, isMuted } = place;
    const { linesChanged } = watcher;
    this.hearing = new LiveKitHearing({ identity, linesChanged, say: (request) => this.say(request), stands: () => this.stand() }, isMuted);
    this.socket = new WebSocket(address, { maxPayload: LARGEST_MESSAGE, handshakeTimeout: ANSWER_MS, perMessageDeflate: false });
    this.socket.on('message', (data: Buffer) => this.hear(data));
    this.socket.on('ping', () => this.noteHeard());
    this.socket.on('close', () => this.end(false, this.hasStood ? null : new Error('closed before it stood')));
    this.socket.on('error', (error) => this.end(false, error));
  }

  get connection(): string {
    return this.place.connection;
  }

  get identity(): string {
    return this.place.identity;
  }

  get link(): string {
    return this.place.link;
  }

  get lines(): readonly RoutedLine[] {
    return this.hearing.lines;
  }

  /** The answer to the offer that the way in was made with. Null when LiveKit does not take it. */
  first(offer: LiveKitOffer): Promise<string | null> {
    this.shape = offer.shape;
    return this.answerTo(offer);
  }

  /** The answer to the offer of a link that stands. Null when there is none, also while an earlier one is waited for, and for other lines than at first: LiveKit keeps those, too. */
  again(offer: LiveKitOffer): Promise<string | null> {
    if (this.isEnded || this.waiting || offer.shape !== this.shape) return Promise.resolve(null);
    const answer = this.answerTo(offer);
    this.say({ case: 'offer', value: new SessionDescription({ type: 'offer', sdp: offer.sdp, id: this.offers }) });
    return answer;
  }

  /** Says who is in the room, and who hears whom. Only of a session whose member is among them. */
  arrange(own: RoutedMember, members: readonly RoutedMember[]): void {
    if (!this.isEnded) this.hearing.arrange(own, members);
  }

  /** They leave LiveKit, at once. */
  leave(): void {
    const isTold = this.socket.readyState === WebSocket.OPEN;
    this.say({ case: 'leave', value: new LeaveRequest() });
    this.end(isTold && this.hasStood, null);
  }

  /** LiveKit is not heard by this session any more, and does not hear it either. */
  giveUp(): void {
    this.end(false, null);
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
    this.noteHeard();
    try {
      this.take(SignalResponse.fromBinary(new Uint8Array(data)).message);
    } catch (error) {
      // What cannot be read comes from no server of this version.
      this.end(false, error instanceof Error ? error : new Error('not readable'));
    }
  }

  private noteHeard(): void {
    this.heardAt = performance.now();
  }

  private take(message: Response): void {
    if (message.case === 'join') this.hearing.meet(message.value.otherParticipants);
    else if (message.case === 'update') this.hearing.meet(message.value.participants);
    else if (message.case === 'trackPublished') this.hearing.published(message.value.track?.sid ?? null);
    else if (message.case === 'answer') this.takeAnswer(message.value);
    else if (message.case === 'trickle') this.takeCandidate(message.value.candidateInit, message.value.final);
    else if (message.case === 'mediaSectionsRequirement') this.renewFor(message.value.numAudios);
    else if (message.case === 'leave') this.end(true, null);
  }

  /** LiveKit needs an offer. One that it needs more lines for than the page has would be asked for again after each answer. */
  private renewFor(missing: number): void {
    this.unmet = missing > 0 ? this.unmet + 1 : 0;
    if (this.unmet < MOST_UNMET) this.watcher.renew();
    else this.leave();
  }

  private stand(): void {
    if (this.hasStood) return;
    this.hasStood = true;
    this.watcher.stands();
  }

  private takeAnswer({ sdp, id, midToTrackId }: SessionDescription): void {
    const { waiting } = this;
    if (!waiting || waiting.id !== id) return;
    waiting.answer = sdp;
    this.hearing.answered(waiting.receiving, midToTrackId);
    this.answerWhole();
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

  private say(message: LiveKitRequest): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(new SignalRequest({ message }).toBinary());
  }

  private end(isClean: boolean, error: Error | null): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.answered(null);
    // One that is still on its way in is broken off; what was said last is sent.
    if (this.socket.readyState === WebSocket.CONNECTING) this.socket.terminate();
    else this.socket.close();
    this.hearing.end();
    this.watcher.ended(isClean, error);
  }
}
