import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CHAT_FILE_LIMITS, CHAT_FILE_TEXT } from '../../../../contracts/chat-files.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { Sends } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { SentFile } from '../../../platform/http/read-form.js';
import { FormFile, RepeatableForm } from '../../../platform/http/repeatable-form.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { typeOf } from '../../../platform/uploads/file-details.js';
import { fileHeaders } from '../../../platform/uploads/file-headers.js';
import { OFFICE_TYPES } from '../../../platform/uploads/office-file.js';
import { FileOpening } from './file-opening.service.js';
import { FileUpload } from './file-upload.service.js';
import { FILE_FIELD } from './found-file.service.js';
import { ChatFileLinkDto } from './sharing.dto.js';

@Controller('api/chat')
export class ChatFilesController {
  constructor(
    private readonly uploads: FileUpload,
    private readonly opening: FileOpening,
  ) {}

  @Post(':id/files')
  @RepeatableForm({ field: FILE_FIELD, maxBytes: CHAT_FILE_LIMITS.bytes, tooLarge: CHAT_FILE_TEXT.tooLarge })
  @Allow('chat.write')
  async upload(@Param('id', IdPipe) id: string, @FormFile() file: SentFile | null, @CurrentCaller() caller: Caller) {
    return ok(await this.uploads.accept(id, file, caller));
  }

  @Get('files/:id')
  @Allow('chat.use')
  @Sends('image/webp', 'application/pdf', 'text/plain', ...OFFICE_TYPES)
  async read(@Param('id', IdPipe) id: string, @Query() link: ChatFileLinkDto, @MemberId() memberId: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const file = await this.opening.open(id, link, memberId);
    if (!file) throw notFound(CHAT_FILE_TEXT.gone);
    reply.headers({ ...fileHeaders({ ...file, isShown: typeOf(file) === 'image' }), 'Cache-Control': 'private, no-store' });
    return file.bytes;
  }
}
