import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { OWN_DATA_TEXT, type PendingDeletion } from '../../../../contracts/own-data.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { RequestDeletionDto } from '../profile/profile.dto.js';
import { MemberQuery } from '../views/member.query.js';
import { DeletionRequest } from './deletion-request.service.js';
import { CancelAccountDeletion } from './erasure.commands.js';

/** The end of one's own account. */
@Controller('api/auth/account-deletion')
export class AccountDeletionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly reply: Reply,
    private readonly members: MemberQuery,
    private readonly wish: DeletionRequest,
  ) {}

  @Get()
  @Allow('own-data.manage')
  async pending(@MemberId() memberId: string) {
    return ok(await this.find(memberId));
  }

  @Post()
  @Repeatable()
  @HttpCode(200)
  @Allow('own-data.manage')
  async request(@Body() { password, keep_content }: RequestDeletionDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.wish.make(keep_content, password ?? '', caller);
    return this.reply.afterViews(async () => ok(await this.find(memberId), OWN_DATA_TEXT.deletionRequested));
  }

  @Delete()
  @Repeatable()
  @Allow('own-data.manage')
  async cancel(@MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.commands.execute(new CancelAccountDeletion({ memberId }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(await this.find(memberId), OWN_DATA_TEXT.deletionCancelled));
  }

  private async find(memberId: string): Promise<PendingDeletion | null> {
    const member = await this.members.byId(memberId);
    return member?.deletion_due ? { due: member.deletion_due, keep_content: member.deletion_keeps_content } : null;
  }
}
