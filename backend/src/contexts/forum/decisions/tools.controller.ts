import { Body, Controller, Param, Put } from '@nestjs/common';
import { type CommentModerated, TOOL_TEXT, type TopicModerated } from '../../../../contracts/forum-tools.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { CommentTools } from '../comment/comment-tools.service.js';
import { TopicTools } from '../topic/topic-tools.service.js';
import { CommentQuery } from '../views/comment.query.js';
import { ModerateCommentDto, ModerateTopicDto } from './decisions.dto.js';

const sentence = ({ undo }: { undo: unknown }): string => (undo ? TOOL_TEXT.done : TOOL_TEXT.alreadySo);

@Controller('api/forum')
export class ToolsController {
  constructor(
    private readonly topics: TopicTools,
    private readonly tools: CommentTools,
    private readonly comments: CommentQuery,
  ) {}

  @Put('topics/:id/moderate')
  @Repeatable()
  @Allow('topic.moderate')
  async topic(@Param('id', IdPipe) id: string, @Body() body: ModerateTopicDto, @MemberId() moderatorId: string, @CurrentCaller() caller: Caller) {
    const { undo, topic } = await this.topics.use(id, body, moderatorId, caller);
    const done: TopicModerated = {
      undo: undo && { path: `/api/forum/topics/${undo.topicId}/moderate`, body: { ...undo.body, reason: TOOL_TEXT.undone } },
      topic,
    };
    return ok(done, sentence(done));
  }

  @Put('comments/:id/moderate')
  @Repeatable()
  @Allow('comment.moderate')
  async comment(@Param('id', IdPipe) id: string, @Body() body: ModerateCommentDto, @CurrentCaller() caller: Caller) {
    const { undo, comment } = await this.tools.use(id, body, caller, () => this.comments.byId(id, caller));
    const done: CommentModerated = {
      undo: undo && { path: `/api/forum/comments/${id}/moderate`, body: { action: undo, reason: TOOL_TEXT.undone } },
      comment,
    };
    return ok(done, sentence(done));
  }
}
