import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { SERIES_TEXT } from '../../../../contracts/blog-series.js';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { isListed, ownPost } from '../post/post.state.rules.js';
import { postStream } from '../post/post.stream.js';
import { EditSeries, PlaceInSeries, RemoveSeries, WithdrawSeries } from './series.commands.js';
import { seriesStream } from './series.stream.js';

/** Only the author's own posts stand in their series; those that stand there already are not asked about again. */
@Injectable()
export class EditSeriesHandler implements ICommandHandler<EditSeries> {
  constructor(private readonly store: EventStore) {}

  async execute(command: EditSeries): Promise<void> {
    const { authorId, seriesId, posts } = command.data;
    if (posts !== null) await this.refuseForeign(authorId, seriesId, posts);
    await this.store.decideOn(seriesStream, authorId, command);
  }

  private async refuseForeign(authorId: string, seriesId: string, posts: readonly string[]): Promise<void> {
    const stood = (await this.store.state(seriesStream, authorId)).all.get(seriesId)?.posts ?? [];
    for (const id of posts.filter((post) => !stood.includes(post))) {
      const post = await this.store.state(postStream, id);
      if (post?.authorId !== authorId || post.withdrawn) throw new RuleViolation('series.not-yours', SERIES_TEXT.notYours, { posts: SERIES_TEXT.notYours });
    }
  }
}

@Injectable()
export class PlaceInSeriesHandler implements ICommandHandler<PlaceInSeries> {
  constructor(private readonly store: EventStore) {}

  async execute(command: PlaceInSeries): Promise<void> {
    const { authorId, postId } = command.data;
    ownPost(await this.store.state(postStream, postId), authorId);
    await this.store.decideOn(seriesStream, authorId, command);
  }
}

@Injectable()
export class WithdrawSeriesHandler implements ICommandHandler<WithdrawSeries> {
  constructor(private readonly store: EventStore) {}

  async execute({ data: { authorId, onlyUnread }, origin }: WithdrawSeries): Promise<void> {
    const { all } = await this.store.state(seriesStream, authorId);
    for (const [seriesId, { posts }] of all) {
      if (onlyUnread && (await this.isRead(posts))) continue;
      await this.store.decideOn(seriesStream, authorId, new RemoveSeries({ authorId, seriesId }, step(origin, seriesId)));
    }
  }

  private async isRead(posts: readonly string[]): Promise<boolean> {
    for (const id of posts) {
      const post = await this.store.state(postStream, id);
      if (post && isListed(post)) return true;
    }
    return false;
  }
}
