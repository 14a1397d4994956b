import { Inject, Injectable } from '@nestjs/common';
import type { Appearance } from '../../../../contracts/appearance.js';
import { CODE, TEXT } from '../../../../contracts/envelope.js';
import type { Clock } from '../../../kernel/clock.js';
import type { MemberNotes } from '../../../kernel/member-notes.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { CLOCK, MEMBER_NOTES } from '../../../platform/tokens.js';

export const APPEARANCE_KIND = 'appearance';
const KEY = 'appearance';
/** Each time that another device comes in between; more than a few mean that somebody floods. */
const TRIES = 5;

/** Keeps how the app looks to a member. No fact: it is nobody else's business, and the last choice is the one that counts. */
@Injectable()
export class AppearanceChoice {
  constructor(
    @Inject(MEMBER_NOTES) private readonly notes: MemberNotes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null for somebody who never chose. */
  async of(memberId: string): Promise<Appearance | null> {
    const [note] = await this.notes.get(shelf(memberId), [KEY]);
    return note ? (JSON.parse(note.text) as Appearance) : null;
  }

  async choose(memberId: string, { theme, font_size, compact_mode, animations }: Appearance): Promise<Appearance> {
    const chosen: Appearance = { theme, font_size, compact_mode, animations };
    const note = { key: KEY, text: JSON.stringify(chosen), at: this.clock.now().toISOString() };
    for (let tried = 0; tried < TRIES; tried++) {
      const [there] = await this.notes.get(shelf(memberId), [KEY]);
      if (there?.text === note.text || (await this.notes.put(shelf(memberId), note, there?.version ?? null))) return chosen;
    }
    throw new RuleViolation(CODE.unavailable, TEXT.unavailable, null, 'unavailable');
  }
}

const shelf = (memberId: string) => ({ memberId, kind: APPEARANCE_KIND });
