import { Body, Controller, Param, Put } from '@nestjs/common';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { CommentTools } from './comment-tools.js';
import { ModerateCommentDto, ModerateTopicDto } from './tools.dto.js';
import { TopicTools } from './topic-tools.js';

const sentence = ({ undo }: { undo: unknown }): string => (undo ? TOOL_TEXT.done : TOOL_TEXT.alreadySo);

@Controller('api/forum')
export class ToolsController {
  constructor(
    private readonly topics: TopicTools,
    private readonly comments: CommentTools,
  ) {}

  @Put('topics/:id/moderate')
  @Repeatable()
  @Allow('topic.moderate')
  async topic(@Param('id', IdPipe) id: string, @Body() body: ModerateTopicDto, @MemberId() moderatorId: string, @CurrentCaller() caller: Caller) {
    const done = await this.topics.use(id, body, moderatorId, caller);
    return ok(done, sentence(done));
  }

  @Put('comments/:id/moderate')
  @Repeatable()
  @Allow('comment.moderate')
  async comment(@Param('id', IdPipe) id: string, @Body() body: ModerateCommentDto, @CurrentCaller() caller: Caller) {
    const done = await this.comments.use(id, body, caller);
    return ok(done, sentence(done));
  }
}
