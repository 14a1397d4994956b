import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Origin, step } from '../../../kernel/command.js';
import type { Files } from '../../../kernel/files.js';
import type { MemberNotes } from '../../../kernel/member-notes.js';
import type { Credentials, OneTimeTokens } from '../../../kernel/vault.js';
import { OwnDataCatalog } from '../../../platform/own-data/own-data.js';
import { CREDENTIALS, FILES, MEMBER_NOTES, ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import { ExpireSession } from '../session/session.commands.js';
import { OpenedSessions } from './opened-sessions.port.js';

const FILES_AT_ONCE = 100;

/** What is kept of a member outside the log, besides their key: sessions, files, notes, password, tokens. */
@Injectable()
export class MemberBelongings {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: OpenedSessions,
    private readonly catalog: OwnDataCatalog,
    @Inject(FILES) private readonly files: Files,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
    @Inject(MEMBER_NOTES) private readonly notes: MemberNotes,
  ) {}

  /** Destroys them all; nothing happens to what is gone already. */
  async destroy(memberId: string, origin: Origin): Promise<void> {
    await this.credentials.dropPassword(memberId);
    await this.tokens.spendAll(memberId);
    await this.notes.forget(memberId);
    for (const sessionId of await this.sessions.openedBy(memberId)) {
      await this.commands.execute(new ExpireSession({ sessionId, atOnce: true }, step(origin, sessionId)));
    }
    for (const area of this.catalog.all.flatMap(({ areas }) => areas?.(memberId) ?? [])) await this.clear(area);
  }

  private async clear(area: string): Promise<void> {
    for (;;) {
      const found = await this.files.list(area, { limit: FILES_AT_ONCE });
      if (found.length === 0) return;
      for (const { key } of found) await this.files.remove(key);
    }
  }
}
