import { Injectable } from '@nestjs/common';
import type { EventLog } from '../../kernel/event-log.js';
import { awaitedAfter, type Facts, type Places, promptAt } from '../following/awaited.js';
import type { GroupPositions } from '../following/group-positions.js';
import { unavailable } from '../refusals/refusals.js';
import { type RequestContext, requestContext } from './request-context.js';

/** Events that are read at a time to find what policies made of a request. */
const BATCH = 200;

export interface Followers {
  readonly views: GroupPositions;
  readonly policies: GroupPositions;
}

/** Lets an answer wait until what the request wrote can be read back: for the followers who take that up, and for nobody else. */
@Injectable()
export class Reply {
  constructor(
    private readonly followers: Followers,
    private readonly log: Pick<EventLog, 'head' | 'readAll'>,
  ) {}

  /** Answers with what `read` finds once the views hold everything that this request wrote. */
  async afterViews<T>(read: () => Promise<T>): Promise<T> {
    await this.showing(requestContext.getStore()?.written.facts ?? new Map());
    return read();
  }

  /**
   * Like `afterViews`, but also what the policies made of it, and what they made of that. `correlationId`: of what was written, where it goes on
   * with an earlier request.
   */
  async afterPolicies<T>(read: () => Promise<T>, correlationId?: string): Promise<T> {
    const context = requestContext.getStore();
    if (context?.written.hasFound) await this.everything();
    // What the request wrote besides has consequences of its own.
    if (context && context.written.first !== null)
      await this.showing(await this.withConsequences({ ...context, correlationId: correlationId ?? context.correlationId }));
    return read();
  }

  private showing(facts: Facts): Promise<void> {
    const { views } = this.followers;
    return this.reach(views, awaitedAfter(views.followers, facts));
  }

  /**
   * What a request wrote and what policies wrote because of it, down to what follows from that. A policy's commands are in the log before it
   * moves on, and bear the correlation of the fact that caused them.
   */
  private async withConsequences({ correlationId, written }: RequestContext): Promise<Facts> {
    const { policies } = this.followers;
    const facts = new Map(written.facts);
    let news: Facts = written.facts;
    for (let after = written.first; after !== null; ) {
      await this.reach(policies, awaitedAfter(policies.followers, news));
      const events = await this.log.readAll(after, BATCH);
      news = new Map(events.filter((event) => event.correlationId === correlationId).map(({ type, position }) => [type, position]));
      for (const [type, position] of news) facts.set(type, position);
      after = news.size > 0 || events.length === BATCH ? (events.at(-1)?.position ?? null) : null;
    }
    return facts;
  }

  /** Who wrote what was found already, and what became of it, nobody knows here: whatever the log holds now is waited for. */
  private async everything(): Promise<void> {
    const { views, policies } = this.followers;
    await this.reach(policies, promptAt(policies.followers, await this.log.head()));
    await this.reach(views, promptAt(views.followers, await this.log.head()));
  }

  private async reach(positions: GroupPositions, places: Places): Promise<void> {
    if (!(await positions.waitForThese(places))) throw unavailable();
  }
}
