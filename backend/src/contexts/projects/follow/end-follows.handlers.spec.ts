import { describe, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import type { EventStore } from '../../../kernel/event-store.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import type { ViewPositions } from '../../../platform/following/view-positions.js';
import { EndMemberFollowsHandler, EndOutsidersFollowsHandler } from './end-follows.handlers.js';
import { EndMemberFollows, EndOutsidersFollows, type UnfollowProject } from './project-follow.commands.js';
import type { StandingProjectFollow, StandingProjectFollows } from './standing-project-follows.port.js';

/** A follow that the views know of from position 7 on. */
function world() {
  const ended: string[] = [];
  let reached = 0;
  const known = async (_: string, after: number): Promise<readonly StandingProjectFollow[]> =>
    reached >= 7 && after < 6 ? [{ projectId: 'p1', memberId: 'm1', position: 6 }] : [];
  const commands = { execute: async ({ data }: UnfollowProject) => void ended.push(`${data.memberId} ${data.projectId}`) } as unknown as CommandBus;
  const follows: StandingProjectFollows = { ofMember: known, ofProject: known };
  const views = {
    reached: async (position: number) => {
      reached = position;
    },
  } as unknown as ViewPositions;
  return { ended, commands, follows, views };
}

describe('Follows that end', () => {
  it('are all that stand before what ends them, also those that the views did not know yet', async () => {
    const { ended, commands, follows, views } = world();
    const store = { state: async () => ({ visibility: 'private', members: new Map() }) } as unknown as EventStore;
    await new EndOutsidersFollowsHandler(commands, store, follows, views).execute(new EndOutsidersFollows({ projectId: 'p1', position: 7 }, sentAt(NOW)));
    expect(ended).toEqual(['m1 p1']);
  });
  it('are all of a member whose account ended', async () => {
    const { ended, commands, follows, views } = world();
    await new EndMemberFollowsHandler(commands, follows, views).execute(new EndMemberFollows({ memberId: 'm1', position: 7 }, sentAt(NOW)));
    expect(ended).toEqual(['m1 p1']);
  });
});
