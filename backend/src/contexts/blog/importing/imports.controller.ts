import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { IMPORT_FIELD, IMPORT_LIMITS, IMPORT_TEXT } from '../../../../contracts/blog-import.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import type { SentFile } from '../../../platform/http/read-form.js';
import { FormFiles, RepeatableForm } from '../../../platform/http/repeatable-form.js';
import { Reply } from '../../../platform/request/reply.js';
import { ImportDto } from './imports.dto.js';
import { PostImports } from './post-imports.service.js';

@Controller('api/blog/imports')
export class PostImportsController {
  constructor(
    private readonly imports: PostImports,
    private readonly reply: Reply,
  ) {}

  @Post()
  @HttpCode(200)
  @RepeatableForm({
    ...{ field: IMPORT_FIELD, maxBytes: IMPORT_LIMITS.bytes, tooLarge: IMPORT_TEXT.tooLarge },
    several: { most: IMPORT_LIMITS.files, tooMany: IMPORT_TEXT.tooMany },
  })
  @Allow('post.create')
  async bring(@FormFiles() files: readonly SentFile[], @Body() { preview }: ImportDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const report = await this.imports.bring(files, preview === 'true', memberId, caller);
    return this.reply.afterViews(async () => ok(report));
  }
}
