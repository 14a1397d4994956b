import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { NotifyMember } from './notice.commands.js';
import type { Notice } from './notice.events.js';
import { Subjects } from './subjects.port.js';
import { Telling } from './telling.service.js';

@Injectable()
export class NotifyMemberHandler implements ICommandHandler<NotifyMember> {
  constructor(
    private readonly telling: Telling,
    private readonly subjects: Subjects,
    private readonly views: ViewPositions,
  ) {}

  async execute({ data: { memberId, position, ...notice }, origin }: NotifyMember): Promise<void> {
    await this.views.reached(position);
    const told = memberId ?? (await this.authorOf(notice));
    if (told) await this.telling.tell(notice, [told], origin);
  }

  private async authorOf({ topicId, postId, commentId }: Notice): Promise<string | null> {
    return topicId || postId ? ((await this.subjects.find({ topicId: topicId ?? '', postId, commentId }))?.authorId ?? null) : null;
  }
}
