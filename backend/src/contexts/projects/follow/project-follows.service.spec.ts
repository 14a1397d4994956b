import { describe, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import type { Caller } from '../../../platform/callers/caller.js';
import type { Origins } from '../../../platform/callers/origins.js';
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import type { Reply } from '../../../platform/request/reply.js';
import type { ProjectQuery } from '../views/project.query.js';
import { UnfollowProject } from './project-follow.commands.js';
import type { ProjectFollowQuery } from './project-follow.query.js';
import { ProjectFollows } from './project-follows.service.js';

const WHO = { projectId: 'p1', memberId: 'm1' };
const CALLER = { memberId: 'm1', role: 'member' } as unknown as Caller;

/** A project that staff have hidden, and a member who follows it or not. */
function hidden({ isFollowed }: { isFollowed: boolean }) {
  const done: object[] = [];
  let stands = isFollowed;
  const commands = {
    execute: async (command: object) => {
      done.push(command);
      stands = false;
    },
  } as unknown as CommandBus;
  const projects = {
    readable: async () => {
      throw notFound('Bu proje bulunamadı.');
    },
    readableAmong: async () => [],
  } as unknown as ProjectQuery;
  const follows = { follows: async () => stands } as unknown as ProjectFollowQuery;
  const origins = { of: () => sentAt(NOW) } as unknown as Origins;
  const limits = { countInMinute: async () => undefined } as unknown as RateLimits;
  const reply = { afterViews: (answer: () => unknown) => answer() } as unknown as Reply;
  return { done, service: new ProjectFollows(commands, projects, follows, origins, limits, reply) };
}

describe('A project that a member follows and may not read any more', () => {
  it('is unfollowed, and tells nothing of itself', async () => {
    const { done, service } = hidden({ isFollowed: true });
    expect(await service.set(WHO, false, CALLER)).toEqual({ following: false, followers: 0 });
    expect(done).toEqual([new UnfollowProject(WHO, sentAt(NOW))]);
  });
  it('is not there for whoever does not follow it, and cannot be followed', async () => {
    for (const [isFollowed, isWanted] of [
      [false, false],
      [false, true],
      [true, true],
    ] as const) {
      const { done, service } = hidden({ isFollowed });
      await expect(service.set(WHO, isWanted, CALLER)).rejects.toThrow('Bu proje bulunamadı.');
      expect(done).toEqual([]);
    }
  });
});
