import { describe, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import { SYSTEM } from '../../../kernel/event.js';
import { NOW } from '../../../kernel/facts.fixture.js';
import type { Vault } from '../../../kernel/vault.js';
import type { ViewPositions } from '../../../platform/following/view-positions.js';
import type { WithdrawHeldText } from '../holding/held.commands.js';
import type { AuthorContent } from './author-content.port.js';
import type { PostsOfLeaving } from './posts-of-leaving.port.js';
import type { UpdatesOfLeaving } from './updates-of-leaving.port.js';
import { WithdrawContentHandler } from './withdraw-content.handler.js';
import { WithdrawContent } from './withdrawal.commands.js';

const origin = { id: 'c1', at: NOW, actor: SYSTEM, correlationId: 'k1', causationId: null };

describe('What an author takes along', () => {
  it('is withdrawn to the last text, though what waits leaves its list meanwhile, and only then is the key destroyed', async () => {
    let waiting = Array.from({ length: 450 }, (_, index) => `held-${index}`);
    const done: string[] = [];
    const commands = {
      execute: async ({ data: { textId } }: WithdrawHeldText) => {
        done.push(textId);
        waiting = waiting.filter((id) => id !== textId);
      },
    } as unknown as CommandBus;
    const content: AuthorContent = {
      topicsOf: async () => [],
      commentsOf: async () => [],
      heldOf: async (_, limit, offset) => waiting.slice(offset, offset + limit),
    };
    const views = { reached: async (position: number) => void done.push(`views at ${position}`) } as unknown as ViewPositions;
    const posts: PostsOfLeaving = { withdrawAll: async (authorId) => void done.push(`posts of ${authorId}`) };
    const updates: UpdatesOfLeaving = { withdrawAll: async (authorId) => void done.push(`updates of ${authorId}`) };
    const vault = { forget: async (subject: string) => void done.push(`forgot ${subject}`) } as unknown as Vault;

    await new WithdrawContentHandler(commands, content, posts, updates, views, vault).execute(new WithdrawContent({ authorId: 'm1', position: 7 }, origin));

    expect([done.length, done[0], ...done.slice(-4)]).toEqual([455, 'views at 7', 'posts of m1', 'updates of m1', 'forgot m1/texts', 'forgot m1/texts#']);
  });
});
