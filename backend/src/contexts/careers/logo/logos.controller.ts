import { Controller, Post } from '@nestjs/common';
import { JOB_LIMITS, JOB_WRITING_TEXT } from '../../../../contracts/job-writing.js';
import { IMAGE_TEXT } from '../../../../contracts/writing.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import type { SentFile } from '../../../platform/http/read-form.js';
import { FormFile, RepeatableForm } from '../../../platform/http/repeatable-form.js';
import { Reply } from '../../../platform/request/reply.js';
import { LogoUploads } from './logo-uploads.port.js';

const FIELD = 'logo';
const LOGO = { field: FIELD, longestSide: JOB_LIMITS.logoSide, notPicture: IMAGE_TEXT.notPicture, tooManyPixels: IMAGE_TEXT.tooManyPixels };

/** Logos of companies: pictures like those of texts, which belong to whoever uploaded them and go when no listing shows them. */
@Controller('api/career/upload')
export class LogosController {
  constructor(
    private readonly uploads: LogoUploads,
    private readonly reply: Reply,
  ) {}

  @Post('logo')
  @RepeatableForm({ field: FIELD, maxBytes: JOB_LIMITS.logoBytes, tooLarge: JOB_WRITING_TEXT.logoTooLarge })
  @Allow('listing.write')
  async upload(@FormFile() logo: SentFile | null, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const url = await this.uploads.acceptSquare(logo?.bytes ?? null, LOGO, memberId, caller);
    return this.reply.afterViews(async () => ok({ url }));
  }
}
