import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../../../kernel/clock.js';
import type { MemberNotes } from '../../../kernel/member-notes.js';
import { CLOCK, MEMBER_NOTES } from '../../../platform/tokens.js';
import { MUTED_KIND } from './marks.rules.js';

const MUTED = 'muted';

/** Keeps which conversations a member wants no badge of. */
@Injectable()
export class Mutes {
  constructor(
    @Inject(MEMBER_NOTES) private readonly notes: MemberNotes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async among(memberId: string, chatIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.notes.get(shelfOf(memberId), chatIds)).map(({ key }) => key));
  }

  /** Whoever comes second finds it muted already. */
  async mute(memberId: string, chatId: string): Promise<void> {
    await this.notes.put(shelfOf(memberId), { key: chatId, text: MUTED, at: this.clock.now().toISOString() }, null);
  }

  async unmute(memberId: string, chatId: string): Promise<void> {
    await this.notes.remove(shelfOf(memberId), chatId);
  }
}

const shelfOf = (memberId: string) => ({ memberId, kind: MUTED_KIND });
