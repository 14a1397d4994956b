import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Above, AboveKind } from '../../../../contracts/above.js';
import { type AddBlogCommentRequest, BLOG_COMMENT_LIMITS, type BlogCommentListQuery, type CountOf } from '../../../../contracts/blog-comments.js';
import type { Listing } from '../../../../contracts/envelope.js';
import type { EditCommentRequest } from '../../../../contracts/forum.js';
import { type ModerateCommentRequest, TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { HOLDING_TEXT } from '../../../../contracts/holding.js';
import type { CommentTool } from '../../../../contracts/moderation-verbs.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Ids } from '../../../kernel/ids.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { windowOf } from '../../../platform/paging/window.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { AddComment, DeleteOwnComment, EditComment } from '../comment/comment.commands.js';
import { CommentTools } from '../comment/comment-tools.service.js';
import { underneath } from '../comment/under.rules.js';
import { HeldQuery } from '../holding/held.query.js';
import type { PlacedUnder } from '../views/comment.query.js';
import { type Answered, AnsweredCommentQuery, answered } from './answered-comments.query.js';

const { page: PAGE, replies: REPLIES } = BLOG_COMMENT_LIMITS;

type Shown<Kind extends AboveKind> = Answered<PlacedUnder[Kind]>;

/** What is answered, and the sentence that goes with it. */
interface Said<Data> {
  readonly data: Data;
  readonly message?: string;
}

interface Moderated<Shown> {
  comment: Shown;
  undo: { path: string; body: { action: CommentTool; reason: string } } | null;
}

/** Comments under posts and projects for those who read, write and change them. */
@Injectable()
export class AnsweredComments {
  constructor(
    private readonly commands: CommandBus,
    private readonly comments: AnsweredCommentQuery,
    private readonly held: HeldQuery,
    private readonly tools: CommentTools,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  list<Kind extends AboveKind>(above: Above<Kind>, query: BlogCommentListQuery, caller: Caller): Promise<Listing<Shown<Kind>>> {
    const { sort = 'newest', around, limit = PAGE, ...rest } = query;
    const window = windowOf({ limit, ...rest });
    return around ? this.comments.pageAround(above, around, { sort, limit: window.limit }, caller) : this.comments.page(above, sort, window, caller);
  }

  replies<Kind extends AboveKind>(kind: Kind, id: string, query: BlogCommentListQuery, caller: Caller): Promise<Listing<Shown<Kind>>> {
    const { around = null, limit = REPLIES, sort: _, ...rest } = query;
    return this.comments.replies(kind, id, { ...windowOf({ limit, ...rest }), around }, caller);
  }

  async replyCount(kind: AboveKind, id: string, caller: Caller): Promise<CountOf> {
    return { count: await this.comments.replyCount(kind, id, caller) };
  }

  /** Those that wait for a moderator, as far as the caller may see them. */
  async waiting<Kind extends AboveKind>(above: Above<Kind>, caller: Caller): Promise<Shown<Kind>[]> {
    await this.comments.readableAbove(above, caller);
    return (await this.held.allUnder(above, caller)).map((comment) => answered(comment));
  }

  async add<Kind extends AboveKind>(
    above: Above<Kind>,
    parentId: string | null,
    { content, quotedComment }: AddBlogCommentRequest,
    caller: Caller,
  ): Promise<Said<Shown<Kind>>> {
    const commentId = this.ids.next();
    const data = { commentId, ...underneath(above, parentId), authorId: sessionOf(caller).memberId, content, quotedCommentId: quotedComment ?? null };
    await this.commands.execute(new AddComment(data, this.origins.of(caller)));
    return this.reply.afterViews(async () => {
      const held = await this.held.under(above.kind, commentId, caller);
      return held ? { data: answered(held), message: HOLDING_TEXT.held } : { data: await this.comments.present(above.kind, commentId, caller) };
    });
  }

  async edit<Kind extends AboveKind>(kind: Kind, id: string, { content, edition }: EditCommentRequest, caller: Caller): Promise<Shown<Kind> | null> {
    await this.comments.refuseElsewhere(kind, id);
    const data = { commentId: id, memberId: sessionOf(caller).memberId, moderates: holds(caller.role, 'topic.moderate'), content, edition: edition ?? null };
    await this.commands.execute(new EditComment(data, this.origins.of(caller)));
    return this.reply.afterViews(() => this.comments.byId(kind, id, caller));
  }

  async remove(kind: AboveKind, commentId: string, caller: Caller): Promise<void> {
    await this.comments.refuseElsewhere(kind, commentId);
    await this.commands.execute(new DeleteOwnComment({ commentId, memberId: sessionOf(caller).memberId }, this.origins.of(caller)));
    await this.reply.afterViews(async () => undefined);
  }

  /** `path` is where the tool is used again. */
  async moderate<Kind extends AboveKind>(
    kind: Kind,
    id: string,
    asked: ModerateCommentRequest & { readonly path: string },
    caller: Caller,
  ): Promise<Said<Moderated<Shown<Kind>>>> {
    const { undo, comment } = await this.tools.use(id, asked, caller, () => this.comments.byId(kind, id, caller));
    const data = { undo: undo && { path: asked.path, body: { action: undo, reason: TOOL_TEXT.undone } }, comment };
    return { data, message: undo ? TOOL_TEXT.done : TOOL_TEXT.alreadySo };
  }
}
