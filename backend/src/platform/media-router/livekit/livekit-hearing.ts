import { MuteTrackRequest, type ParticipantInfo, ParticipantInfo_State, type SignalRequest, UpdateSubscription, UpdateTrackSettings } from '@livekit/protocol';
import type { RoutedLine, RoutedMember } from '../../../kernel/media-router.js';
import { heardBy, linesOf, soundsOf } from './livekit.rules.js';

export type LiveKitRequest = NonNullable<ConstructorParameters<typeof SignalRequest>[0]>['message'];

/** What hearing needs of its session. */
export interface HearingSession {
  /** Under which LiveKit knows its member. */
  readonly identity: string;
  say(request: LiveKitRequest): void;
  /** Its connection stands. */
  stands(): void;
  linesChanged(): void;
}

/** Whom a member hears in LiveKit and whether they are heard, as it follows from who is arranged. LiveKit subscribes nobody to anybody by itself. */
export class LiveKitHearing {
  private readonly people = new Map<string, ParticipantInfo>();
  private readonly subscribed = new Set<string>();
  private arranged: { readonly own: RoutedMember; readonly members: readonly RoutedMember[] } | null = null;
  private receiving: readonly string[] = [];
  private tracks: Readonly<Record<string, string>> = {};
  private placed: readonly RoutedLine[] = [];
  private ownTrack: string | null = null;
  /** What LiveKit was told last of somebody who hears nobody. */
  private deafened = { isDeafened: false, tracks: '' };

  /** `isMuted`: as LiveKit was told, or has said, last. */
  constructor(
    private readonly session: HearingSession,
    private isMuted: boolean,
  ) {}

  get lines(): readonly RoutedLine[] {
    return this.placed;
  }

  arrange(own: RoutedMember, members: readonly RoutedMember[]): void {
    this.arranged = { own, members };
    this.follow();
  }

  meet(people: readonly ParticipantInfo[]): void {
    for (const person of people) {
      if (person.state === ParticipantInfo_State.DISCONNECTED) this.people.delete(person.sid);
      else this.people.set(person.sid, person);
      if (person.identity === this.session.identity) this.meetOwn(person);
    }
    this.follow();
  }

  /** What LiveKit says of a mute is what holds: it may have passed over what it was told while the track was only coming. */
  private meetOwn({ state, tracks }: ParticipantInfo): void {
    for (const { sid, muted } of tracks) {
      this.ownTrack = sid;
      this.isMuted = muted;
    }
    if (state === ParticipantInfo_State.ACTIVE) this.session.stands();
  }

  published(track: string | null): void {
    this.ownTrack = track;
    this.follow();
  }

  /** Which track LiveKit sends on the line of a name, from this answer on. */
  answered(receiving: readonly string[], tracks: Readonly<Record<string, string>>): void {
    [this.receiving, this.tracks] = [receiving, tracks];
    // Whose the lines are is told before the sound comes on them; lines that were taken until now may be free.
    this.placeLines();
    this.follow();
  }

  end(): void {
    this.arranged = null;
    this.placed = [];
  }

  /** Asks for what the member may hear and has not, and gives back what they may not; says whether they are heard. */
  private follow(): void {
    if (!this.arranged) return;
    const { own } = this.arranged;
    const wanted = new Set(this.soundsHeard().values());
    this.subscribe(
      [...this.subscribed].filter((track) => !wanted.has(track)),
      false,
    );
    // A track for which there is no free line would be asked for without end. Lines are free once an answer says so.
    const taken = new Set([...this.subscribed, ...Object.values(this.tracks)]);
    const free = Math.max(0, this.receiving.length - taken.size);
    this.subscribe([...wanted].filter((track) => !this.subscribed.has(track)).slice(0, free), true);
    this.silence(own);
    this.deafen(own);
    this.placeLines();
  }

  private subscribe(trackSids: string[], subscribe: boolean): void {
    if (trackSids.length > 0) this.session.say({ case: 'subscription', value: new UpdateSubscription({ trackSids, subscribe }) });
    for (const track of trackSids) {
      if (subscribe) this.subscribed.add(track);
      else this.subscribed.delete(track);
    }
  }

  private soundsHeard(): ReadonlyMap<string, string> {
    if (!this.arranged) return new Map();
    const may = new Set(heardBy(this.arranged.own, this.arranged.members));
    return new Map([...soundsOf(this.people.values())].filter(([connection]) => may.has(connection)));
  }

  private silence({ isSilenced }: RoutedMember): void {
    if (this.ownTrack === null || isSilenced === this.isMuted) return;
    this.isMuted = isSilenced;
    this.session.say({ case: 'mute', value: new MuteTrackRequest({ sid: this.ownTrack, muted: isSilenced }) });
  }

  /** It holds for the tracks that there are: those that come later are told of, too. */
  private deafen({ isDeafened }: RoutedMember): void {
    const trackSids = [...this.subscribed].sort();
    const tracks = isDeafened ? trackSids.join() : '';
    if (isDeafened === this.deafened.isDeafened && tracks === this.deafened.tracks) return;
    this.deafened = { isDeafened, tracks };
    if (trackSids.length > 0) this.session.say({ case: 'trackSetting', value: new UpdateTrackSettings({ trackSids, disabled: isDeafened }) });
  }

  private placeLines(): void {
    const lines = linesOf(this.receiving, this.tracks, this.soundsHeard());
    if (JSON.stringify(lines) === JSON.stringify(this.placed)) return;
    this.placed = lines;
    this.session.linesChanged();
  }
}
