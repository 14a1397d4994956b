import { Injectable } from '@nestjs/common';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { SidesQuery } from '../sides/sides.query.js';
import { UnreadQuery } from './unread.query.js';

/** Answers what a digest may say of a member's conversations: numbers alone. */
@Injectable()
export class UnreadDigestQuery {
  constructor(
    private readonly unread: UnreadQuery,
    private readonly sides: SidesQuery,
    private readonly blocks: ShutOuts,
  ) {}

  newsAfter(time: string, limit: number) {
    return this.sides.newsAfter(time, limit);
  }

  /** What is unread and was told before is told again only beside what came since. */
  async unreadOf(memberId: string, { from, to }: { readonly from: string; readonly to: string }) {
    const unread = (await this.unread.unreadOf(memberId)).filter(({ isMuted }) => !isMuted);
    const others = unread.map(({ side }) => side.other_id);
    const shut = await this.blocks.shutFrom(others, memberId);
    const waiting = unread.filter(({ side }) => !shut.has(side.other_id));
    if (!waiting.some(({ side: { last_at } }) => last_at !== null && last_at > from && last_at <= to)) return null;
    const chats = waiting.filter(({ side }) => side.place === 'list');
    return { messages: chats.reduce((sum, { count }) => sum + count, 0), chats: chats.length, requests: waiting.length - chats.length };
  }
}
