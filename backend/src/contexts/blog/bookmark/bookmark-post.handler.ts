import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { REACTION_LIMITS, REACTION_TEXT } from '../../../../contracts/blog-reactions.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { decideInRace } from '../../../platform/commands/decide-in-race.js';
import { PostStandings } from '../post/post-standings.service.js';
import { BookmarkPost } from './bookmark.commands.js';
import { bookmarkId, bookmarkStream } from './bookmark.stream.js';

/** Only what everybody may read is bookmarked; a bookmark can always be taken away. Answers whether it is bookmarked now. */
@Injectable()
export class BookmarkPostHandler implements ICommandHandler<BookmarkPost> {
  constructor(
    private readonly store: EventStore,
    private readonly standings: PostStandings,
  ) {}

  async execute(command: BookmarkPost): Promise<boolean> {
    const { postId, bookmarked } = command.data;
    if (bookmarked !== false && !(await this.standings.isListed(postId))) throw new RuleViolation('bookmark.not-open', REACTION_TEXT.notOpenToBookmarks);
    const [event] = await decideInRace(this.store, bookmarkStream, bookmarkId(command.data), { command, rounds: REACTION_LIMITS.bookmarksAMinute });
    return event ? event.type === 'PostBookmarked' : bookmarked === true;
  }
}
