import { Injectable } from '@nestjs/common';
import { threadOf } from '../../../../contracts/above.js';
import { isOutcome } from '../../../../contracts/notifications.js';
import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { Audience } from './audience.port.js';
import { KnownMembers } from './known-members.port.js';
import { NotifyMembers } from './notice.commands.js';
import type { Notice } from './notice.events.js';
import { noticeStream } from './notice.stream.js';

/** Records that members are told, without those who are not to hear of it. */
@Injectable()
export class Telling {
  constructor(
    private readonly store: EventStore,
    private readonly audience: Audience,
    private readonly members: KnownMembers,
    private readonly shutOuts: ShutOuts,
  ) {}

  /** Leaves out whoever caused it, whoever has blocked them, whoever muted the topic or the post (but for what moderators decide) and whoever's account has ended. */
  async tell(notice: Notice, memberIds: readonly string[], origin: Origin): Promise<void> {
    const others = memberIds.filter((id) => id !== notice.actorId);
    // Of a project, it is the comments that are muted.
    const thread = notice.happening ? null : threadOf(notice);
    const mutable = thread && !isOutcome(notice.type) && others.length > 0;
    await this.tellThese(notice, others, mutable ? await this.audience.mutedAmong(thread, others) : new Set(), origin);
  }

  /** The same for those of whom it is known that they listen to the topic, the post or the project. */
  async tellListeners(notice: Notice, memberIds: readonly string[], origin: Origin): Promise<void> {
    const others = memberIds.filter((id) => id !== notice.actorId);
    await this.tellThese(notice, others, new Set(), origin);
  }

  private async tellThese(notice: Notice, others: readonly string[], muted: ReadonlySet<string>, origin: Origin): Promise<void> {
    const first = others[0];
    if (first === undefined) return;
    // Of what moderators decide no actor is told, so a block keeps nothing of that away.
    const deaf = notice.actorId ? await this.shutOuts.blockersAmong(others, notice.actorId) : new Set<string>();
    const remaining = await this.members.remaining(others.filter((id) => !muted.has(id) && !deaf.has(id)));
    // A repetition has the same pages in the same order; what was told stays told whatever their ids.
    const step: Origin = { ...origin, id: `${origin.id}/${notice.reason}/${first}`, causationId: origin.causationId ?? origin.id };
    await this.store.decideOn(noticeStream, notice.noticeId, new NotifyMembers({ ...notice, memberIds: remaining }, step));
  }
}
