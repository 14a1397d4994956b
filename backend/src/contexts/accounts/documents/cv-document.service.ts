import { Inject, Injectable } from '@nestjs/common';
import { type CvPagePlan, type CvPart, DOCUMENT_LIMITS, DOCUMENT_TEXT } from '../../../../contracts/own-documents.js';
import type { OwnProfile } from '../../../../contracts/profile-details.js';
import type { Files } from '../../../kernel/files.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import type { Caller } from '../../../platform/callers/caller.js';
import type { DrawnPage } from '../../../platform/one-page/draw-page.js';
import { PageDrawer } from '../../../platform/one-page/page-drawer.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { rateLimited } from '../../../platform/refusals/refusals.js';
import { FILES, RATE_LIMITER } from '../../../platform/tokens.js';
import { asJpeg } from '../../../platform/uploads/picture.js';
import { ProfileQuery } from '../profile/profile.query.js';
import { PictureQuery } from '../profile-picture/picture.query.js';
import { pictureIdIn } from '../profile-picture/picture.rules.js';
import { cvPage } from './cv-page.words.js';

/** Of the photo, in pixels: enough for a printer at the size in which it stands on the page. */
const PHOTO_SIDE = 320;

/** Of one member: what the page would lack, and the page itself, which may be asked for before that is told. One waits for the other. */
const AT_ONCE = 2;

/** Draws the CV of a member from their profile; for that member alone, as it has what others may not see. */
@Injectable()
export class CvDocument {
  constructor(
    private readonly profiles: ProfileQuery,
    private readonly pictures: PictureQuery,
    private readonly drawer: PageDrawer,
    private readonly limits: RateLimits,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /** What the page would lack. Throws RuleViolation, as `pdf` does, when it is asked for too often or while others of the member's are drawn. */
  async plan(memberId: string, caller: Caller): Promise<CvPagePlan> {
    const { leftOut, lacksSigns } = await this.draw(memberId, caller);
    return { left_out: leftOut.map(({ key, ...counts }) => ({ part: key as CvPart, ...counts })), lacks_signs: lacksSigns };
  }

  async pdf(memberId: string, caller: Caller): Promise<Buffer> {
    return Buffer.from((await this.draw(memberId, caller)).pdf);
  }

  private async draw(memberId: string, caller: Caller): Promise<DrawnPage> {
    await this.limits.countInMinute(`own-document:${memberId}`, DOCUMENT_LIMITS.aMinute, DOCUMENT_TEXT.tooMany);
    const turn = `own-document:${memberId}:drawing`;
    const wait = await this.limiter.begin(turn, AT_ONCE);
    if (wait > 0) throw rateLimited(wait, DOCUMENT_TEXT.underWay);
    try {
      const profile = await this.profiles.own(memberId);
      return await this.drawer.draw(cvPage(profile, await this.photoOf(profile, caller)));
    } finally {
      await this.limiter.ended(turn);
    }
  }

  private async photoOf({ avatar }: OwnProfile, caller: Caller): Promise<Uint8Array | null> {
    const found = avatar && (await this.pictures.readable(pictureIdIn(avatar), 'large', caller));
    const file = found ? await this.files.get(found.key) : null;
    return file && asJpeg(file.bytes, PHOTO_SIDE);
  }
}
