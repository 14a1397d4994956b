import { Body, Controller, Delete, Get, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { STAFF_NOTE_TEXT } from '../../../../contracts/member-record.js';
import { outranks, type Role } from '../../../../contracts/permissions.js';
import { SANCTION_TEXT } from '../../../../contracts/sanctions.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { ModeratedMemberQuery } from '../member/moderated-member.query.js';
import type { ModeratedMemberDocument } from '../views/moderation.model.js';
import { RemoveStaffNote, WriteStaffNote } from './staff-note.commands.js';
import { StaffNoteDto } from './staff-notes.dto.js';
import { StaffNotesQuery } from './staff-notes.query.js';

/** What staff note about a member among themselves. */
@Controller('api/console/members/:id/notes')
export class ConsoleNotesController {
  constructor(
    private readonly notes: StaffNotesQuery,
    private readonly members: ModeratedMemberQuery,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  @Get()
  @Allow('member.read')
  async list(@Param('id', IdPipe) memberId: string, @CurrentCaller() caller: Caller) {
    await this.refuse(memberId, caller);
    return ok(await this.notes.about(memberId));
  }

  @Post()
  @Repeatable()
  @Allow('member.note')
  async write(@Param('id', IdPipe) memberId: string, @Body() { text }: StaffNoteDto, @MemberId() authorId: string, @CurrentCaller() caller: Caller) {
    const member = await this.refuse(memberId, caller);
    if (member.username === null) throw notFound(SANCTION_TEXT.memberUnknown);
    await this.commands.execute(new WriteStaffNote({ memberId, noteId: this.ids.next(), authorId, text }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(await this.notes.about(memberId), STAFF_NOTE_TEXT.kept));
  }

  @Delete(':note')
  @Repeatable()
  @Allow('member.note')
  async remove(@Param('id', IdPipe) memberId: string, @Param('note', IdPipe) noteId: string, @MemberId() removedBy: string, @CurrentCaller() caller: Caller) {
    await this.refuse(memberId, caller);
    const mayRemoveAll = caller.role === 'admin';
    await this.commands.execute(new RemoveStaffNote({ memberId, noteId, removedBy, mayRemoveAll }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(await this.notes.about(memberId), STAFF_NOTE_TEXT.removed));
  }

  /** Nobody reads what others noted about them, or about an equal. */
  private async refuse(memberId: string, caller: Caller): Promise<ModeratedMemberDocument> {
    const member = await this.members.byId(memberId);
    if (!member) throw notFound(SANCTION_TEXT.memberUnknown);
    if (memberId === caller.memberId || outranks(member.role as Role, caller.role))
      throw new RuleViolation('staff-note.about-superior', STAFF_NOTE_TEXT.aboutSuperior, null, 'forbidden');
    return member;
  }
}
