import { Controller, Get, Inject, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IMAGE_LIMITS, IMAGE_TEXT } from '../../../../contracts/writing.js';
import type { Files } from '../../../kernel/files.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { Sends } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { SentFile } from '../../../platform/http/read-form.js';
import { FormFile, RepeatableForm } from '../../../platform/http/repeatable-form.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { FILES } from '../../../platform/tokens.js';
import { pictureHeaders } from '../../../platform/uploads/sent-picture.js';
import { ImageQuery } from './image.query.js';
import { IMAGE_FIELD, ImageUpload } from './image-upload.service.js';

@Controller('api/forum/images')
export class ImagesController {
  constructor(
    private readonly uploads: ImageUpload,
    private readonly images: ImageQuery,
    private readonly reply: Reply,
    @Inject(FILES) private readonly files: Files,
  ) {}

  @Post()
  @RepeatableForm({ field: IMAGE_FIELD, maxBytes: IMAGE_LIMITS.upload, tooLarge: IMAGE_TEXT.tooLarge })
  @Allow('image.upload')
  async upload(@FormFile() image: SentFile | null, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const uploaded = await this.uploads.accept(image?.bytes ?? null, memberId, caller);
    return this.reply.afterViews(async () => ok(uploaded));
  }

  @Get(':id')
  @Allow('image.read')
  @Sends('image/webp', 'image/png')
  async read(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    const found = await this.images.readable(id, caller);
    const file = found && (await this.files.get(found.key));
    if (!file) throw notFound(IMAGE_TEXT.notFound);
    reply.headers(pictureHeaders(id, file.type, found.open));
    return file.bytes;
  }
}
