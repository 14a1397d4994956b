import { APPLICATION_LIMITS, type ApplyRequest } from '../../../../contracts/job-applications.js';
import { PROFILE_FILE_LIMITS } from '../../../../contracts/profile-files.js';
import { JudgedText, LENGTH, OptionalId, OptionalWhole, Text, WindowDto } from '../../../platform/http/fields.js';
import type { CvLink } from './application-cvs.service.js';

// What is missing counts as empty, so that the rules can answer with their own sentences.
export class ApplyDto implements ApplyRequest {
  @JudgedText(APPLICATION_LIMITS.phone.max)
  phone: string = '';

  @JudgedText(APPLICATION_LIMITS.email)
  email: string = '';

  @JudgedText(PROFILE_FILE_LIMITS.url)
  cv_url: string = '';

  @JudgedText(APPLICATION_LIMITS.note)
  note: string = '';

  @OptionalWhole(APPLICATION_LIMITS.version.first, APPLICATION_LIMITS.version.last)
  consent_version: number = APPLICATION_LIMITS.version.first;
}

export class OwnApplicationsDto extends WindowDto {
  @OptionalId()
  userId?: string;
}

export class ApplicantAnswerDto {
  @JudgedText(APPLICATION_LIMITS.answer.max)
  text: string = '';
}

export class CvLinkDto implements CvLink {
  @Text(LENGTH.time)
  expires!: string;

  @Text(LENGTH.signature)
  signature!: string;
}
