import { Controller, Post } from '@nestjs/common';
import { APPLICATION_LIMITS, APPLICATION_TEXT } from '../../../../contracts/job-applications.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import type { SentFile } from '../../../platform/http/read-form.js';
import { FormFile, RepeatableForm } from '../../../platform/http/repeatable-form.js';
import { GivenCvs } from './given-cvs.service.js';

@Controller('api/profile/upload/temp-cv')
export class TempCvController {
  constructor(private readonly cvs: GivenCvs) {}

  @Post()
  @RepeatableForm({ field: 'cv', maxBytes: APPLICATION_LIMITS.cvBytes, tooLarge: APPLICATION_TEXT.cvTooLarge })
  @Allow('listing.apply')
  async upload(@FormFile() file: SentFile | null, @CurrentCaller() caller: Caller) {
    return ok({ url: await this.cvs.accept(file, caller) });
  }
}
