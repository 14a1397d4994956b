import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../../../kernel/clock.js';
import type { MemberNotes } from '../../../kernel/member-notes.js';
import { Unavailable } from '../../../kernel/unavailable.js';
import { SubjectForgotten } from '../../../kernel/vault.js';
import type { Departures } from '../../../platform/presence/departures.js';
import { CLOCK, MEMBER_NOTES } from '../../../platform/tokens.js';
import { ChatChoicesQuery } from './choices.query.js';

export const LAST_SEEN_KIND = 'chat-last-seen';
const KEY = 'last-seen';
/** Two processes may notice at once; either time will do. */
const TRIES = 3;

/** Keeps when members were here last: of those who chose to show it, and only the last time. */
@Injectable()
export class LastSeen implements Departures {
  constructor(
    @Inject(MEMBER_NOTES) private readonly notes: MemberNotes,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly choices: ChatChoicesQuery,
  ) {}

  /** ISO times by member; those of whom none is known are left out. */
  async of(memberIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.notes.getEach(memberIds.map((memberId) => ({ memberId, kind: LAST_SEEN_KIND, key: KEY })));
    return new Map(memberIds.flatMap((memberId, index): [string, string][] => (found[index] ? [[memberId, found[index].at]] : [])));
  }

  async departed(memberId: string): Promise<void> {
    try {
      if (!(await this.choices.of(memberId)).showsLastSeen) return;
      await this.note(memberId);
      // Who has chosen otherwise meanwhile, may have been forgotten before it was noted.
      if (!(await this.choices.of(memberId)).showsLastSeen) await this.forget(memberId);
    } catch (error) {
      // Of an outage others tell; and whoever is forgotten was never here.
      if (!(error instanceof Unavailable) && !(error instanceof SubjectForgotten)) throw error;
    }
  }

  /** Once a member shows it no more there is nothing to keep. */
  async forget(memberId: string): Promise<void> {
    await this.notes.remove({ memberId, kind: LAST_SEEN_KIND }, KEY);
  }

  private async note(memberId: string): Promise<void> {
    const shelf = { memberId, kind: LAST_SEEN_KIND };
    const note = { key: KEY, text: KEY, at: this.clock.now().toISOString() };
    for (let tried = 0; tried < TRIES; tried++) {
      const [kept] = await this.notes.get(shelf, [KEY]);
      if ((kept && kept.at >= note.at) || (await this.notes.put(shelf, note, kept?.version ?? null))) return;
    }
  }
}
