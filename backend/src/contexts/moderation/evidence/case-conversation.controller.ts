import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { EVIDENCE_TEXT } from '../../../../contracts/chat-evidence.js';
import { CHAT_FILE_TEXT } from '../../../../contracts/chat-files.js';
import { outranks, type Role } from '../../../../contracts/permissions.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses, Sends } from '../../../platform/http/answers.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { RepeatableLook } from '../../../platform/http/repeatable.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { forbidden, notFound } from '../../../platform/refusals/refusals.js';
import { typeOf } from '../../../platform/uploads/file-details.js';
import { fileHeaders } from '../../../platform/uploads/file-headers.js';
import { OFFICE_TYPES } from '../../../platform/uploads/office-file.js';
import type { Sides } from '../reportable/reportable-content.port.js';
import { CopiedEvidence } from './copied-evidence.service.js';
import { DiscloseChatEvidence } from './evidence.commands.js';
import { CaseConversationDto, CopiedFileLinkDto } from './evidence.dto.js';
import { EvidenceLinks } from './evidence-links.service.js';

/** What was copied of a conversation, for whoever of the staff says why they read it. */
@Controller('api/console/cases/:id')
export class CaseConversationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly copies: CopiedEvidence,
    private readonly links: EvidenceLinks,
    private readonly authors: AuthorDirectory,
    private readonly origins: Origins,
  ) {}

  @Post('conversation')
  @RepeatableLook()
  @HttpCode(200)
  @Allow('chat.disclose')
  @AlsoRefuses(404, 410)
  async disclose(@Param('id', IdPipe) messageId: string, @Body() { reason }: CaseConversationDto, @CurrentCaller() caller: Caller) {
    const sides = await this.copies.sidesOf(messageId);
    await this.refuseAboutThem(sides, caller);
    await this.copies.refuseUnreported(messageId);
    await this.commands.execute(
      new DiscloseChatEvidence({ messageId, authorId: sides.authorId, reporterId: sides.reporterId, reason }, this.origins.of(caller)),
    );
    return ok({ ...(await this.copies.open(messageId, sides)), file: await this.links.shown({ messageId, sessionId: sessionOf(caller).id }) });
  }

  /** Recorded with the look that gave the link, which opens it for some minutes. */
  @Get('conversation/file')
  @Allow('chat.disclose')
  @Sends('image/webp', 'application/pdf', 'text/plain', ...OFFICE_TYPES)
  async read(
    @Param('id', IdPipe) messageId: string,
    @Query() link: CopiedFileLinkDto,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.refuseAboutThem(await this.copies.sidesOf(messageId), caller);
    const found = await this.links.open({ messageId, sessionId: sessionOf(caller).id }, link);
    if (!found) throw notFound(CHAT_FILE_TEXT.gone);
    const { bytes, details } = found;
    reply.headers({ ...fileHeaders({ ...details, isShown: typeOf(details) === 'image' }), 'Cache-Control': 'private, no-store' });
    return bytes;
  }

  /** Nobody reads what is to be judged of themselves or of what was said to them, nor of those above them. */
  private async refuseAboutThem({ authorId, reporterId }: Sides, { memberId, role }: Caller): Promise<void> {
    if (memberId === authorId || memberId === reporterId) throw forbidden(EVIDENCE_TEXT.aboutYourself);
    const author = authorIn(await this.authors.byIds([authorId]), authorId);
    if (outranks(author.role as Role, role)) throw forbidden(EVIDENCE_TEXT.aboutSuperior);
  }
}
