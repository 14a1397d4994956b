import { type CurrentVoiceRoom, VOICE_CODE, type VoiceParticipant, type VoiceRoom } from '@contracts/voice';
import { beat, currentSeat, participantsOf, roomOf } from '../api/seat';
import { isFinal } from './refusals';
import { VOICE_WORDS } from './words';

/** Milliseconds: several changes are read once. */
const REFRESH = 300;

interface Tells {
  readonly ownId: string;
  /** Another page of the member has the sound. */
  isElsewhere(): boolean;
  changed(): void;
  /** There is no seat any more; `why` is told to the member, null when they left. */
  ended(why: string | null): void;
}

/** The room and who has a seat in it, as the server says when it is asked. */
export class Attendance {
  room: VoiceRoom;
  participants: readonly VoiceParticipant[];
  /** Who was told of by a sound. */
  private readonly greeted = new Set<string>();
  private refreshing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    { room, participants }: CurrentVoiceRoom,
    private readonly tells: Tells,
  ) {
    this.room = room;
    this.participants = participants;
  }

  private knows = (userId: string): boolean => this.participants.some((participant) => participant.userId === userId);

  /** Of those who are there somebody is not known yet. Who has gone is told live. */
  meet(userIds: readonly string[]) {
    if (userIds.some((userId) => !this.knows(userId))) this.refresh();
  }

  /** True for whoever was not there before. */
  greet(userId: string): boolean {
    const isNew = !this.greeted.has(userId);
    this.greeted.add(userId);
    return isNew;
  }

  /** True for whoever was there. */
  partFrom(userId: string): boolean {
    const wasThere = this.greeted.delete(userId);
    if (wasThere) this.refresh();
    return wasThere;
  }

  /** Reads who is there, soon. */
  refresh() {
    clearTimeout(this.refreshing);
    this.refreshing = setTimeout(() => void this.read(), REFRESH);
  }

  private async read() {
    try {
      [this.room, this.participants] = await Promise.all([roomOf(this.room.id), participantsOf(this.room.id)]);
      if (!this.knows(this.tells.ownId)) await this.beat();
      this.tells.changed();
    } catch (error) {
      if (isFinal(error)) this.tells.ended(error.message);
    }
  }

  /** Says that one is there. Who has no seat any more is told so; a page that stands aside only looks. */
  async beat() {
    try {
      if (!this.tells.isElsewhere()) await beat(this.room.id);
      else if ((await currentSeat())?.room.id !== this.room.id) this.tells.ended(null);
    } catch (error) {
      if (isFinal(error)) this.tells.ended(error.code === VOICE_CODE.notThere ? VOICE_WORDS.lostSeat : error.message);
    }
  }

  end() {
    clearTimeout(this.refreshing);
  }
}
