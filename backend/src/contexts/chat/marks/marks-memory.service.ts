import { Inject, Injectable } from '@nestjs/common';
import { CODE, TEXT } from '../../../../contracts/envelope.js';
import type { Clock } from '../../../kernel/clock.js';
import type { MemberNotes } from '../../../kernel/member-notes.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { Turns } from '../../../kernel/turns.js';
import { CLOCK, MEMBER_NOTES } from '../../../platform/tokens.js';
import { furtherMarks, type KeptMarks, MARKS_KIND, marksOf, marksText, NO_MARKS, type Place } from './marks.rules.js';

/** Each time that another process comes in between; in one process a member's requests take turns. */
const TRIES = 10;

/** Whose marks in which conversation. */
export interface MarksPlace {
  readonly memberId: string;
  readonly chatId: string;
}

/** Keeps how far members have their conversations. No facts: it changes all the time, and nobody needs its history. */
@Injectable()
export class MarksMemory {
  private readonly turns = new Turns();

  constructor(
    @Inject(MEMBER_NOTES) private readonly notes: MemberNotes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** One for each that is asked, in their order. */
  async of(places: readonly MarksPlace[]): Promise<readonly KeptMarks[]> {
    const found = await this.notes.getEach(places.map(({ memberId, chatId }) => ({ memberId, kind: MARKS_KIND, key: chatId })));
    return found.map((note) => (note ? marksOf(note.text) : NO_MARKS));
  }

  /** Notes that everything up to a place was delivered, or seen; answers what is kept then, or null when that was so before. */
  move(of: MarksPlace, mark: keyof KeptMarks, place: Place): Promise<KeptMarks | null> {
    return this.turns.take(`${of.memberId}/${of.chatId}`, () => this.moveInTurn(of, mark, place));
  }

  private async moveInTurn({ memberId, chatId }: MarksPlace, mark: keyof KeptMarks, place: Place): Promise<KeptMarks | null> {
    const shelf = { memberId, kind: MARKS_KIND };
    for (let tried = 0; tried < TRIES; tried++) {
      const [kept] = await this.notes.get(shelf, [chatId]);
      const next = furtherMarks(kept ? marksOf(kept.text) : NO_MARKS, mark, place);
      if (next === null) return null;
      const note = { key: chatId, text: marksText(next), at: this.clock.now().toISOString() };
      if (await this.notes.put(shelf, note, kept?.version ?? null)) return next;
    }
    throw new RuleViolation(CODE.unavailable, TEXT.unavailable, null, 'unavailable');
  }
}
