import { Inject, Injectable } from '@nestjs/common';
import { aboveIn } from '../../../../contracts/above.js';
import type { ForumTextKind } from '../../../../contracts/text-kinds.js';
import type { Views } from '../../../kernel/views.js';
import type { NewMembers } from '../../../platform/identity/new-members.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type CommentDocument, commentsView, type TopicDocument, topicsView } from '../views/forum.model.js';
import type { AuthorRecords } from './author-records.port.js';
import { heldView } from './held.model.js';
import { heldWaitsView } from './held-waits.model.js';
import { type AuthorRecord, wholeText } from './holding.rules.js';
import { HoldingSettings } from './holding-settings.port.js';

/** Above every limit that a text is weighed by, and few enough to be read with every text that is written. */
const LOOKED_AT = 21;
const HOUR_MS = 3_600_000;
/** What the last hour is counted of. */
const VIEW_OF = { topic: topicsView.name, comment: commentsView.name } as const satisfies Record<ForumTextKind, string>;
const PER_HOUR = { topic: 'topicsPerHour', comment: 'commentsPerHour' } as const satisfies Record<ForumTextKind, string>;
const before = (at: string, ms: number) => new Date(Date.parse(at) - ms).toISOString();

/** Answers what an author has written lately. */
@Injectable()
export class AuthorRecordQuery implements AuthorRecords, NewMembers {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly settings: HoldingSettings,
  ) {}

  async of(authorId: string, kind: ForumTextKind, at: string): Promise<AuthorRecord> {
    const newest = { sort: [['created_at', -1]] as const, limit: LOOKED_AT };
    const [topics, comments, held, waits] = await Promise.all([
      this.views.find(topicsView.name, { author_id: authorId }, newest),
      this.views.find(commentsView.name, { author_id: authorId }, newest),
      this.views.find(heldView.name, { author_id: authorId }, { sort: [['held_at', -1]], limit: LOOKED_AT }),
      this.views.find(heldWaitsView.name, { author_id: authorId }, { sort: [['held_at', -1]], limit: LOOKED_AT }),
    ]);
    const texts = [
      ...topics.map(({ _id, title, content, created_at }) => ({ id: _id, under: null, text: wholeText({ title, content }), at: created_at })),
      ...comments.map((comment) => ({
        id: comment._id,
        under: comment.topic_id ?? aboveIn(comment)?.id ?? null,
        text: comment.content,
        at: comment.created_at,
      })),
      ...held.map(({ _id, thread_id, title, content, held_at }) => ({
        id: _id,
        under: title === null ? thread_id : null,
        text: wholeText({ title, content }),
        at: held_at,
      })),
    ];
    const weighedSince = before(at, this.settings.policy.repeatAfterHours * HOUR_MS);
    const hourAgo = before(at, HOUR_MS);
    // What was taken back or refused was sent all the same.
    const waiting = waits.filter((wait) => wait.kind === kind && wait.end !== 'released' && wait.held_at > hourAgo).length;
    const most = this.settings.policy[PER_HOUR[kind]];
    return {
      accepted: [...topics, ...comments].filter(({ state }) => state === 'visible').length,
      hourIsFull: most > 0 && (waiting >= most || (await this.reaches(most - waiting, authorId, kind, hourAgo))),
      recent: texts.filter((text) => text.at > weighedSince),
    };
  }

  async mayLink(memberId: string, links: number): Promise<boolean> {
    const { linksOfNew, newUntilPosts } = this.settings.policy;
    return links <= linksOfNew || (await this.acceptedOf(memberId)) >= newUntilPosts;
  }

  /** Texts that joined the forum and are still shown. */
  private async acceptedOf(authorId: string): Promise<number> {
    const lately = { sort: [['created_at', -1]] as const, limit: LOOKED_AT };
    const found = await Promise.all([
      this.views.find(topicsView.name, { author_id: authorId }, lately),
      this.views.find(commentsView.name, { author_id: authorId }, lately),
    ]);
    return found.flat().filter(({ state }) => state === 'visible').length;
  }

  /** Looks at the one text that decides it: counting would cost more the more there are. */
  private async reaches(most: number, authorId: string, kind: ForumTextKind, since: string): Promise<boolean> {
    const page = { sort: [['created_at', -1]] as const, limit: 1, offset: most - 1 };
    const [found] = await this.views.find<TopicDocument | CommentDocument>(VIEW_OF[kind], { author_id: authorId }, page);
    return found !== undefined && found.created_at > since;
  }
}
