import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { type AboveKind, aboveIds, aboveOf, threadOf } from '../../../../contracts/above.js';
import { mentionsIn } from '../../../../contracts/mentions.js';
import type { NotificationReason } from '../../../../contracts/notifications.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { Audience, type Listener } from './audience.port.js';
import { KnownMembers } from './known-members.port.js';
import { NotifyAboutText } from './notice.commands.js';
import type { Notice } from './notice.events.js';
import { NOTHING_OF_PROJECT } from './notice.events.js';
import { Subjects } from './subjects.port.js';
import { Telling } from './telling.service.js';

/** As many as one reading and one append bear well: each further page is another of both. */
const AT_ONCE = 2_000;

/** Why those hear of a comment who have what it stands under in view. */
const BELOW = {
  post: { started: 'own_post', watching: 'watching_post', commented: 'commented_post' },
  project: { started: 'own_project', watching: 'watching_project', commented: 'commented_project' },
} as const satisfies Record<AboveKind, Record<Listener['reason'], NotificationReason>>;

/** The strongest reason comes first, and nobody is told twice: being named, being quoted or answered, then having what it stands under in view. */
@Injectable()
export class NotifyAboutTextHandler implements ICommandHandler<NotifyAboutText> {
  constructor(
    private readonly telling: Telling,
    private readonly audience: Audience,
    private readonly subjects: Subjects,
    private readonly members: KnownMembers,
    private readonly views: ViewPositions,
  ) {}

  async execute({ data, origin }: NotifyAboutText): Promise<void> {
    const { topicId, parentId = null, commentId, authorId, quotedCommentId, onlyNamed, position } = data;
    const thread = threadOf(data) ?? '';
    const above = aboveOf(data);
    await this.views.reached(position);
    const text = await this.subjects.find({ topicId: topicId ?? '', ...aboveIds(above), commentId });
    if (!text?.open) return;
    const { readers } = text;
    const notice = { noticeId: commentId ?? thread, topicId, ...aboveIds(above), commentId, actorId: authorId, outcome: null, ...NOTHING_OF_PROJECT };
    const amongReaders = (memberIds: readonly string[]) => (readers ? memberIds.filter((id) => readers.includes(id)) : memberIds);
    const tell = (why: Pick<Notice, 'type' | 'reason'>, memberIds: readonly string[]) =>
      this.telling.tell({ ...notice, ...why }, amongReaders(memberIds), origin);
    await tell({ type: 'mention', reason: 'mentioned' }, await this.members.named(mentionsIn(text.content)));
    if (onlyNamed) return;
    const answered = await Promise.all([quotedCommentId, parentId].map((id) => (id ? this.subjects.find({ topicId: '', commentId: id }) : null)));
    const authors = answered.flatMap((comment) => comment?.authorId ?? []);
    if (authors.length > 0) await tell({ type: 'reply', reason: parentId ? 'answered' : 'quoted' }, authors);
    for await (const page of this.watchers(thread)) {
      for (const reason of ['started', 'watching', 'commented'] as const) {
        // The log may be read again long after: whoever came later is not told of what was there before them.
        const memberIds = page.filter((listener) => listener.reason === reason && listener.since < position).map(({ memberId }) => memberId);
        const why = { type: 'reply', reason: above ? BELOW[above.kind][reason] : reason } as const;
        await this.telling.tellListeners({ ...notice, ...why }, amongReaders(memberIds), origin);
      }
    }
  }

  private async *watchers(thread: string): AsyncGenerator<readonly Listener[]> {
    for (let after: string | null = null; ; ) {
      const page: readonly Listener[] = await this.audience.watchersOf(thread, after, AT_ONCE);
      yield page;
      if (page.length < AT_ONCE) return;
      after = page.at(-1)?.memberId ?? null;
    }
  }
}
