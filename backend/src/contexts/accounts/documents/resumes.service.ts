import { Injectable } from '@nestjs/common';
import { CODE } from '../../../../contracts/envelope.js';
import { DOCUMENT_LIMITS, DOCUMENT_TEXT } from '../../../../contracts/own-documents.js';
import { RESUME_TEXT, type ResumePreview } from '../../../../contracts/resume.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { ProfileQuery } from '../profile/profile.query.js';
import { resumeOf } from './resume.words.js';
import { resumeIn, UnreadableResume } from './resume-file.words.js';
import { previewOf } from './resume-import.words.js';

const INDENT = 2;

/** Profiles as JSON Resume, out and in, for their owners. */
@Injectable()
export class Resumes {
  constructor(
    private readonly profiles: ProfileQuery,
    private readonly limits: RateLimits,
  ) {}

  async file(memberId: string): Promise<Buffer> {
    await this.limits.countInMinute(`resume-out:${memberId}`, DOCUMENT_LIMITS.filesAMinute, DOCUMENT_TEXT.tooMany);
    return Buffer.from(`${JSON.stringify(resumeOf(await this.profiles.own(memberId)), null, INDENT)}\n`);
  }

  /** What a file would change. Throws RuleViolation with a sentence for what is no such file; what is refused counts, too. */
  async preview(sent: Buffer | null, memberId: string): Promise<ResumePreview> {
    await this.limits.countInMinute(`resume-in:${memberId}`, DOCUMENT_LIMITS.filesAMinute, RESUME_TEXT.tooMany);
    try {
      return previewOf(resumeIn(sent ?? Buffer.alloc(0)), await this.profiles.own(memberId));
    } catch (error) {
      if (error instanceof UnreadableResume) throw new RuleViolation(CODE.validation, error.message, { resume: error.message });
      throw error;
    }
  }
}
