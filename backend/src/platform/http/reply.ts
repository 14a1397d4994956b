import { Injectable } from '@nestjs/common';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import { RuleViolation } from '../../kernel/rule-violation.js';
import type { GroupPositions } from '../following/group-positions.js';
import { requestContext } from './request-context.js';

/** A reply waits this long for the views, then says that the server is behind. */
export const LONGEST_WAIT_MS = 2_000;

export interface Followers {
  readonly views: GroupPositions;
  readonly policies: GroupPositions;
}

/** Lets an answer wait until what the request wrote can be read back. */
@Injectable()
export class Reply {
  constructor(
    private readonly followers: Followers,
    private readonly head: () => Promise<number>,
  ) {}

  /** Answers with what `read` finds once the views hold everything that this request wrote. */
  async afterViews<T>(read: () => Promise<T>): Promise<T> {
    await this.reach(this.followers.views, requestContext.getStore()?.position ?? 0);
    return read();
  }

  /** Like `afterViews`, but also what the policies made of it, and what they made of that. */
  async afterPolicies<T>(read: () => Promise<T>): Promise<T> {
    const { policies, views } = this.followers;
    await this.reach(policies, requestContext.getStore()?.position ?? 0);
    // A policy's commands are in the log before it moves on, so what follows stands before the end of the log: a sanction, then the end of the sessions.
    await this.reach(policies, await this.head());
    await this.reach(views, await this.head());
    return read();
  }

  /** Resolves once the views hold everything up to a position; for work that begins with a fact and reads what it made. */
  reached(position: number): Promise<void> {
    return this.reach(this.followers.views, position);
  }

  private async reach(positions: GroupPositions, position: number): Promise<void> {
    if (!(await positions.waitFor(position, LONGEST_WAIT_MS)))
      throw new RuleViolation(CODE.unavailable, TEXT.unavailable, null, 'unavailable', { retryAfter: 1 });
  }
}
