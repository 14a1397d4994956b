import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { MemberNotes } from '../../../kernel/member-notes.js';
import { MEMBER_NOTES } from '../../../platform/tokens.js';
import type { ForgetChatNotes } from './marks.commands.js';
import { MARKS_KIND, MUTED_KIND } from './marks.rules.js';

@Injectable()
export class ForgetChatNotesHandler implements ICommandHandler<ForgetChatNotes> {
  constructor(@Inject(MEMBER_NOTES) private readonly notes: MemberNotes) {}

  async execute({ data: { chatId, memberIds } }: ForgetChatNotes): Promise<void> {
    for (const memberId of memberIds) for (const kind of [MARKS_KIND, MUTED_KIND]) await this.notes.remove({ memberId, kind }, chatId);
  }
}
