import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { EVIDENCE_TEXT } from '../../../../contracts/chat-evidence.js';
import { outranks, type Role } from '../../../../contracts/permissions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { RepeatableLook } from '../../../platform/http/repeatable.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { forbidden } from '../../../platform/refusals/refusals.js';
import { CopiedEvidence } from './copied-evidence.service.js';
import { DiscloseChatEvidence } from './evidence.commands.js';
import { CaseConversationDto } from './evidence.dto.js';

/** What was copied of a conversation, for whoever of the staff says why they read it. */
@Controller('api/console/cases/:id')
export class CaseConversationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly copies: CopiedEvidence,
    private readonly authors: AuthorDirectory,
    private readonly origins: Origins,
  ) {}

  @Post('conversation')
  @RepeatableLook()
  @HttpCode(200)
  @Allow('chat.disclose')
  @AlsoRefuses(404, 410)
  async disclose(@Param('id', IdPipe) messageId: string, @Body() { reason }: CaseConversationDto, @CurrentCaller() caller: Caller) {
    const { authorId, reporterId } = await this.copies.sidesOf(messageId);
    await this.refuseAboutThem(authorId, caller);
    await this.commands.execute(new DiscloseChatEvidence({ messageId, authorId, reporterId, reason }, this.origins.of(caller)));
    return ok(await this.copies.open(messageId));
  }

  /** Nobody reads what is to be judged of themselves, nor of those above them. */
  private async refuseAboutThem(authorId: string, { memberId, role }: Caller): Promise<void> {
    if (memberId === authorId) throw forbidden(EVIDENCE_TEXT.aboutYourself);
    const author = authorIn(await this.authors.byIds([authorId]), authorId);
    if (outranks(author.role as Role, role)) throw forbidden(EVIDENCE_TEXT.aboutSuperior);
  }
}
