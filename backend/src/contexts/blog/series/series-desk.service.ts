import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type EditSeriesRequest, type SavedSeries, SERIES_LIMITS, SERIES_TEXT } from '../../../../contracts/blog-series.js';
import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { IDS } from '../../../platform/tokens.js';
import { PostGround } from '../post/post-ground.port.js';
import { CreateSeries, EditSeries, PlaceInSeries, RemoveSeries } from './series.commands.js';
import { seriesStream } from './series.stream.js';

/** What authors do with their series. */
@Injectable()
export class SeriesDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly origins: Origins,
    private readonly limits: RateLimits,
    private readonly ground: PostGround,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async create(title: string, authorId: string, caller: Caller): Promise<SavedSeries> {
    await this.count(authorId);
    const origin = this.origins.of(caller);
    await this.refuseWatched(title, origin);
    const seriesId = this.ids.next();
    await this.commands.execute(new CreateSeries({ authorId, seriesId, title }, origin));
    return this.saved(seriesId, authorId);
  }

  /** All of it or nothing. */
  async edit(seriesId: string, { title, posts }: EditSeriesRequest, authorId: string, caller: Caller): Promise<SavedSeries> {
    await this.count(authorId);
    const origin = this.origins.of(caller);
    if (title !== undefined) await this.refuseWatched(title, origin);
    await this.commands.execute(new EditSeries({ authorId, seriesId, title: title ?? null, posts: posts ?? null }, origin));
    return this.saved(seriesId, authorId);
  }

  async place(postId: string, seriesId: string | null, authorId: string, caller: Caller): Promise<void> {
    await this.count(authorId);
    await this.commands.execute(new PlaceInSeries({ authorId, postId, seriesId }, this.origins.of(caller)));
  }

  async remove(seriesId: string, authorId: string, caller: Caller): Promise<void> {
    await this.count(authorId);
    await this.commands.execute(new RemoveSeries({ authorId, seriesId }, this.origins.of(caller)));
  }

  private async saved(id: string, authorId: string): Promise<SavedSeries> {
    const found = (await this.store.state(seriesStream, authorId)).all.get(id);
    if (!found) throw new RuleViolation('series.not-found', SERIES_TEXT.notFound, null, 'not-found');
    return { id, title: found.title, posts: [...found.posts] };
  }

  /** Everybody reads it beside the posts. */
  private async refuseWatched(title: string, { actor, at }: Origin): Promise<void> {
    const causes = await this.ground.causesAgainst({ title, content: '' }, actor, at);
    if (causes.includes('words')) throw new RuleViolation('series.watched', SERIES_TEXT.watched, { title: SERIES_TEXT.watched });
  }

  private count(memberId: string): Promise<void> {
    return this.limits.countInHour(`post-series:${memberId}`, SERIES_LIMITS.anHour, SERIES_TEXT.tooOften);
  }
}
