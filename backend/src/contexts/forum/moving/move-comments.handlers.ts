import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { MoveComment, ReturnComment } from '../comment/comment.commands.js';
import { RecountActivity } from '../topic/topic.commands.js';
import { topicStream } from '../topic/topic.stream.js';
import { type CommentPlace, CommentPlaces } from './comment-places.port.js';
import { MoveMergedComments, MoveSplitComments, RecountTopic, ReturnMergedComments } from './move-comments.commands.js';

const AT_ONCE = 200;

/** Moves comment by comment; what is moved already stays so, and a run that was cut short is repeated as a whole. */
@Injectable()
export class MoveMergedCommentsHandler implements ICommandHandler<MoveMergedComments> {
  constructor(
    private readonly commands: CommandBus,
    private readonly places: CommentPlaces,
    private readonly store: EventStore,
  ) {}

  async execute({ data: { topicId: fromTopicId, mergeId: cause }, origin }: MoveMergedComments): Promise<void> {
    for await (const places of pages((after) => this.places.inTopic(fromTopicId, after, AT_ONCE))) {
      const source = await this.store.state(topicStream, fromTopicId);
      // Undone meanwhile: then their way back is being walked.
      if (source?.merge?.id !== cause) return;
      const { intoTopicId: toTopicId } = source.merge;
      for (const { commentId } of places) {
        await this.commands.execute(new MoveComment({ commentId, fromTopicId, toTopicId, cause }, step(origin, commentId)));
      }
    }
  }
}

@Injectable()
export class ReturnMergedCommentsHandler implements ICommandHandler<ReturnMergedComments> {
  constructor(
    private readonly commands: CommandBus,
    private readonly places: CommentPlaces,
  ) {}

  async execute({ data: { mergeId: cause }, origin }: ReturnMergedComments): Promise<void> {
    for await (const places of pages((after) => this.places.movedBy(cause, after, AT_ONCE))) {
      for (const { commentId } of places) await this.commands.execute(new ReturnComment({ commentId, cause }, step(origin, commentId)));
    }
  }
}

@Injectable()
export class MoveSplitCommentsHandler implements ICommandHandler<MoveSplitComments> {
  constructor(private readonly commands: CommandBus) {}

  async execute({ data: { topicId, fromTopicId, commentIds }, origin }: MoveSplitComments): Promise<void> {
    for (const commentId of commentIds) {
      await this.commands.execute(new MoveComment({ commentId, fromTopicId, toTopicId: topicId, cause: topicId }, step(origin, commentId)));
    }
  }
}

@Injectable()
export class RecountTopicHandler implements ICommandHandler<RecountTopic> {
  constructor(
    private readonly commands: CommandBus,
    private readonly places: CommentPlaces,
  ) {}

  async execute({ data: { topicId }, origin }: RecountTopic): Promise<void> {
    const activity = await this.places.activityOf(topicId);
    if (!activity || activity.found === activity.shown) return;
    await this.commands.execute(new RecountActivity({ topicId, lastActivityAt: activity.found }, step(origin, topicId)));
  }
}

/** Goes on after the last place and not by number: what was moved is gone from the list. */
async function* pages(page: (after: number) => Promise<readonly CommentPlace[]>): AsyncGenerator<readonly CommentPlace[]> {
  for (let after = -1; ; ) {
    const places = await page(after);
    yield places;
    const last = places.at(-1);
    if (!last || places.length < AT_ONCE) return;
    after = last.position;
  }
}
