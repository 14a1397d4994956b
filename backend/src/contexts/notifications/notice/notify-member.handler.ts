import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { aboveIds, aboveOf, threadOf } from '../../../../contracts/above.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { NotifyMember } from './notice.commands.js';
import { NOTHING_OF_PROJECT, type Notice } from './notice.events.js';
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
    // What an earlier release queued says less of where it stands.
    const whole = { ...notice, ...aboveIds(aboveOf(notice)), ...NOTHING_OF_PROJECT };
    const told = memberId ?? (await this.authorOf(whole));
    if (told) await this.telling.tell(whole, [told], origin);
  }

  private async authorOf(notice: Notice): Promise<string | null> {
    return threadOf(notice) ? ((await this.subjects.find({ ...notice, topicId: notice.topicId ?? '' }))?.authorId ?? null) : null;
  }
}
