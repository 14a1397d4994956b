import { Body, Controller, Delete, Post } from '@nestjs/common';
import { CV_TEXT } from '../../../../contracts/profile-file-texts.js';
import { PROFILE_FILE_LIMITS } from '../../../../contracts/profile-files.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import type { SentFile } from '../../../platform/http/read-form.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { FormFile, RepeatableForm } from '../../../platform/http/repeatable-form.js';
import { DeleteCvDto } from './cv.dto.js';
import { CvFiles } from './cv.service.js';

@Controller('api/profile/upload/cv')
export class CvController {
  constructor(private readonly files: CvFiles) {}

  @Post()
  @RepeatableForm({ field: 'cv', maxBytes: PROFILE_FILE_LIMITS.upload, tooLarge: CV_TEXT.tooLarge })
  @Allow('profile.edit')
  async upload(@FormFile() file: SentFile | null, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok({ url: await this.files.accept(file?.bytes ?? null, memberId, caller) }, CV_TEXT.saved);
  }

  @Delete()
  @Repeatable()
  @AtMost('cv')
  @Allow('profile.edit')
  async remove(@Body() { cvUrl }: DeleteCvDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const deleted = await this.files.remove(cvUrl, memberId, caller);
    return deleted ? ok({ deleted }, CV_TEXT.deleted) : ok({ deleted });
  }
}
