import { Inject, Injectable } from '@nestjs/common';
import { READING_LIMITS, type Reading, type ReadingMark } from '../../../../contracts/reading.js';
import type { MemberNote, MemberNotes } from '../../../kernel/member-notes.js';
import { MEMBER_NOTES } from '../../../platform/tokens.js';
import { furtherMark, type KeptMark, laterSince, markOf, markText, READING_KIND, SINCE_KEY, SINCE_KIND } from './reading.rules.js';

/** Two devices may write at once; the one that comes second reads again. */
const TRIES = 5;

/** Keeps how far members have read. No facts: what somebody reads is private, and nobody needs its history. */
@Injectable()
export class ReadingMemory {
  constructor(@Inject(MEMBER_NOTES) private readonly notes: MemberNotes) {}

  async of(memberId: string, topicIds: readonly string[]): Promise<Reading> {
    const [[since], marks] = await Promise.all([
      this.notes.get({ memberId, kind: SINCE_KIND }, [SINCE_KEY]),
      this.notes.get({ memberId, kind: READING_KIND }, topicIds),
    ]);
    return { since: since?.text ?? null, marks: marks.map(shown) };
  }

  /** `marks` by topic. Beyond the limit the oldest go, and what is older than they were counts as read. */
  async note(memberId: string, marks: ReadonlyMap<string, KeptMark>, at: string): Promise<void> {
    const shelf = { memberId, kind: READING_KIND };
    const further = (next: KeptMark) => (kept: string | null) => {
      const mark = furtherMark(kept === null ? null : markOf(kept), next);
      return mark && markText(mark);
    };
    const added = await Promise.all([...marks].map(([topicId, next]) => this.change(shelf, topicId, at, further(next))));
    if (!added.includes('added') || (await this.notes.count(shelf)) <= READING_LIMITS.topics) return;
    const gone = await this.notes.trim(shelf, READING_LIMITS.topics);
    if (gone) await this.readUpTo(memberId, gone, at);
  }

  /** Everything up to a time was read. */
  async readUpTo(memberId: string, since: string, at: string): Promise<void> {
    await this.change({ memberId, kind: SINCE_KIND }, SINCE_KEY, at, (kept) => laterSince(kept, since, at));
  }

  private async change(
    shelf: { memberId: string; kind: string },
    key: string,
    at: string,
    next: (kept: string | null) => string | null,
  ): Promise<'added' | 'moved' | 'left'> {
    for (let tried = 0; tried < TRIES; tried++) {
      const [kept] = await this.notes.get(shelf, [key]);
      const text = next(kept?.text ?? null);
      if (text === null) return 'left';
      if (await this.notes.put(shelf, { key, text, at }, kept?.version ?? null)) return kept ? 'moved' : 'added';
    }
    return 'left';
  }
}

function shown({ key, text, at }: MemberNote): ReadingMark {
  const { commentId, number } = markOf(text);
  return { topicId: key, commentId, number, at };
}
