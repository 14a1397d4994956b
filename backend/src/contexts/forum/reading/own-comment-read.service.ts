import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../../../kernel/clock.js';
import { CLOCK } from '../../../platform/tokens.js';
import { MarkQuery } from './mark.query.js';
import { ReadingMemory } from './reading-memory.service.js';

/** Whoever writes a comment has read it, also when their page is gone before it could tell so. */
@Injectable()
export class OwnCommentRead {
  constructor(
    private readonly marks: MarkQuery,
    private readonly memory: ReadingMemory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** One that waits for a moderator stands nowhere yet, and leaves no mark. */
  async note(commentId: string, authorId: string): Promise<void> {
    await this.memory.note(authorId, await this.marks.ofWritten(commentId), this.clock.now().toISOString());
  }
}
