import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Clock } from '../../../kernel/clock.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { CLOCK } from '../../../platform/tokens.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import { NoteSessionUse, ProlongSession } from './session.commands.js';
import { expiryFrom, hourOf, isWorthProlonging } from './session.rules.js';

/** Keeps the sessions that are in use open, and knows in which hours they were. */
@Injectable()
export class SessionUpkeep {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Slides the end of a session that is past half of its life; answers the new end as ISO time, or null when it stays. */
  async prolong(caller: Caller): Promise<string | null> {
    const { session } = caller;
    const now = this.clock.now().toISOString();
    if (!session || !isWorthProlonging(now, session.expiresAt, session.remember)) return null;
    await this.commands.execute(new ProlongSession({ sessionId: session.id }, this.origins.of(caller)));
    return expiryFrom(now, session.remember);
  }

  /** Open pages ask for their session every few minutes: enough to know in which hours it was in use. */
  async noteUse(caller: Caller, token: string): Promise<void> {
    const { session } = caller;
    if (!session || hourOf(session.seenAt) === hourOf(this.clock.now().toISOString())) return;
    const { id: sessionId, memberId } = session;
    await this.commands.execute(new NoteSessionUse({ sessionId, memberId, tokenHash: sha256(token) }, this.origins.of(caller)));
  }
}
