import { Controller, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { DOCUMENT_TEXT } from '../../../../contracts/own-documents.js';
import { RESUME_LIMITS, RESUME_TEXT } from '../../../../contracts/resume.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses, Sends } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { SentFile } from '../../../platform/http/read-form.js';
import { FormFile, RepeatableForm } from '../../../platform/http/repeatable-form.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { CvDocument } from './cv-document.service.js';
import { MemberCards } from './member-cards.service.js';
import { Resumes } from './resumes.service.js';

/** A document of the member's, no answer in the envelope. */
const RESUME_TYPE = 'application/resume+json';

/** What is taken out of a profile: the card by whoever may see it, everything else by its owner alone, staff not included. */
@Controller('api/profile/:userId')
export class DocumentsController {
  constructor(
    private readonly cv: CvDocument,
    private readonly cards: MemberCards,
    private readonly resumes: Resumes,
  ) {}

  @Get('resume.json')
  @Allow('own-document.make')
  @Sends(RESUME_TYPE)
  @AlsoRefuses(429)
  async resume(@Param('userId', IdPipe) userId: string, @MemberId() memberId: string): Promise<StreamableFile> {
    return attached(await this.resumes.file(own(userId, memberId)), RESUME_TYPE, RESUME_TEXT.file);
  }

  /** Of any profile, as far as its reader may see it. */
  @Get('vcard')
  @Allow('profile.see')
  @Sends('text/vcard')
  @AlsoRefuses(401, 403)
  async vcard(@Param('userId', IdPipe) userId: string, @CurrentCaller() caller: Caller): Promise<StreamableFile> {
    const { name, card } = await this.cards.of(userId, caller);
    return attached(Buffer.from(card), 'text/vcard; charset=utf-8', name);
  }

  @Get('cv')
  @Allow('own-document.make')
  @AlsoRefuses(429)
  async cvPlan(@Param('userId', IdPipe) userId: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.cv.plan(own(userId, memberId), caller));
  }

  @Get('cv.pdf')
  @Allow('own-document.make')
  @Sends('application/pdf')
  @AlsoRefuses(429)
  async cvPdf(@Param('userId', IdPipe) userId: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller): Promise<StreamableFile> {
    return attached(await this.cv.pdf(own(userId, memberId), caller), 'application/pdf', DOCUMENT_TEXT.cvFile);
  }
}

/** What is brought into one's own profile. */
@Controller('api/profile/import')
export class ImportsController {
  constructor(private readonly resumes: Resumes) {}

  /** Keeps nothing: it tells what there is to be accepted. */
  @Post('resume')
  @HttpCode(200)
  @RepeatableForm({ field: 'resume', maxBytes: RESUME_LIMITS.bytes, tooLarge: RESUME_TEXT.tooLarge })
  @Allow('profile.edit')
  async preview(@FormFile() file: SentFile | null, @MemberId() memberId: string) {
    return ok(await this.resumes.preview(file?.bytes ?? null, memberId));
  }
}

/** The id of the caller, if that is who is asked about. */
function own(userId: string, memberId: string): string {
  if (userId !== memberId) throw notFound(DOCUMENT_TEXT.ownOnly);
  return memberId;
}

const attached = (bytes: Buffer, type: string, name: string) =>
  new StreamableFile(bytes, { type, disposition: `attachment; filename="${name}"`, length: bytes.length });
