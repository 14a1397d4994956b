import { Inject, Injectable } from '@nestjs/common';
import { CODE } from '../../../../contracts/envelope.js';
import { READING_TEXT, type Reading } from '../../../../contracts/reading.js';
import type { MemberNotes } from '../../../kernel/member-notes.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { MEMBER_NOTES } from '../../../platform/tokens.js';
import { ALL_READ_KEY, type AllRead, mayTakeBack, SINCE_KEY, SINCE_KIND } from './reading.rules.js';
import { ReadingMemory } from './reading-memory.service.js';

const shelfOf = (memberId: string) => ({ memberId, kind: SINCE_KIND });

/** Lets everything count as read at once, whatever there is, and takes that back. */
@Injectable()
export class AllReadMark {
  constructor(
    @Inject(MEMBER_NOTES) private readonly notes: MemberNotes,
    private readonly memory: ReadingMemory,
  ) {}

  async set(memberId: string, now: Date): Promise<Reading> {
    const at = now.toISOString();
    const { kept, all } = await this.read(memberId);
    const text = JSON.stringify({ since: at, former: kept?.text ?? null } satisfies AllRead);
    await this.notes.put(shelfOf(memberId), { key: ALL_READ_KEY, text, at }, all?.version ?? null);
    await this.memory.readUpTo(memberId, at, at);
    return this.memory.of(memberId, []);
  }

  async takeBack(memberId: string, now: Date): Promise<Reading> {
    const { kept, all } = await this.read(memberId);
    const before = all && (JSON.parse(all.text) as AllRead);
    if (!before || !mayTakeBack(before, kept?.text ?? null, now)) throw new RuleViolation(CODE.conflict, READING_TEXT.notUndone);
    const { former } = before;
    if (former === null) await this.notes.remove(shelfOf(memberId), SINCE_KEY);
    else await this.notes.put(shelfOf(memberId), { key: SINCE_KEY, text: former, at: now.toISOString() }, kept?.version ?? null);
    return this.memory.of(memberId, []);
  }

  private async read(memberId: string) {
    const found = await this.notes.get(shelfOf(memberId), [SINCE_KEY, ALL_READ_KEY]);
    return { kept: found.find(({ key }) => key === SINCE_KEY), all: found.find(({ key }) => key === ALL_READ_KEY) };
  }
}
