import { Body, Controller, Get, Inject, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { type EditableText, type EditedText, MODERATOR_EDIT_TEXT } from '../../../../contracts/moderator-edits.js';
import type { Command } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { DestroyCommentText, EditCommentByModerator } from '../comment/comment.commands.js';
import { DestroyTopicText, EditTopicByModerator } from '../topic/topic-edition.commands.js';
import { DestroyTextDto, EditCommentTextDto, EditTopicTextDto } from './console-texts.dto.js';
import { EditableTextQuery } from './editable-text.query.js';

/** The words of members, as moderators change them. What changes them answers none: see `EditedText`; by then pictures that were taken out are shut. */
@Controller('api/console/texts')
export class ConsoleTextsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly texts: EditableTextQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  @Get('topics/:id')
  @Allow('content.read-hidden')
  async topic(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(found(await this.texts.topic(id, caller), FORUM_TEXT.topicNotFound));
  }

  @Put('topics/:id')
  @Repeatable()
  @Allow('topic.moderate')
  async editTopic(@Param('id', IdPipe) topicId: string, @Body() { title, clause, ...body }: EditTopicTextDto, @CurrentCaller() caller: Caller) {
    const origin = this.origins.of(caller);
    const authorRole = await this.texts.roleOfTopicAuthor(topicId);
    await this.send(
      new EditTopicByModerator({ topicId, decisionId: this.ids.next(), title: title ?? null, clause: clause ?? null, ...body, authorRole }, origin),
    );
    return this.reply.afterPolicies(async () => ok(edited(await this.texts.topic(topicId, caller), FORUM_TEXT.topicNotFound), MODERATOR_EDIT_TEXT.done));
  }

  @Post('topics/:id/destroyed')
  @Repeatable()
  @Allow('topic.moderate')
  async destroyTopic(@Param('id', IdPipe) topicId: string, @Body() { word }: DestroyTextDto, @CurrentCaller() caller: Caller) {
    const origin = this.origins.of(caller);
    await this.send(new DestroyTopicText({ topicId, word, authorRole: await this.texts.roleOfTopicAuthor(topicId) }, origin));
    return this.reply.afterPolicies(async () => ok(edited(await this.texts.topic(topicId, caller), FORUM_TEXT.topicNotFound), MODERATOR_EDIT_TEXT.destroyed));
  }

  @Get('comments/:id')
  @Allow('content.read-hidden')
  async comment(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(found(await this.texts.comment(id, caller), FORUM_TEXT.commentNotFound));
  }

  @Put('comments/:id')
  @Repeatable()
  @Allow('comment.moderate')
  async editComment(@Param('id', IdPipe) commentId: string, @Body() { clause, ...body }: EditCommentTextDto, @CurrentCaller() caller: Caller) {
    const origin = this.origins.of(caller);
    const authorRole = await this.texts.roleOfCommentAuthor(commentId);
    await this.send(new EditCommentByModerator({ commentId, decisionId: this.ids.next(), clause: clause ?? null, ...body, authorRole }, origin));
    return this.reply.afterPolicies(async () => ok(edited(await this.texts.comment(commentId, caller), FORUM_TEXT.commentNotFound), MODERATOR_EDIT_TEXT.done));
  }

  @Post('comments/:id/destroyed')
  @Repeatable()
  @Allow('comment.moderate')
  async destroyComment(@Param('id', IdPipe) commentId: string, @Body() { word }: DestroyTextDto, @CurrentCaller() caller: Caller) {
    const origin = this.origins.of(caller);
    await this.send(new DestroyCommentText({ commentId, word, authorRole: await this.texts.roleOfCommentAuthor(commentId) }, origin));
    return this.reply.afterViews(async () =>
      ok(edited(await this.texts.comment(commentId, caller), FORUM_TEXT.commentNotFound), MODERATOR_EDIT_TEXT.destroyed),
    );
  }

  private send(command: Command): Promise<unknown> {
    return this.commands.execute(command);
  }
}

function found(text: EditableText | null, sentence: string): EditableText {
  if (!text) throw notFound(sentence);
  return text;
}

function edited(text: EditableText | null, sentence: string): EditedText {
  const { version, undo_path, destroyable } = found(text, sentence);
  return { version, undo_path, destroyable };
}
