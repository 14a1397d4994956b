import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CODE } from '../../../../contracts/envelope.js';
import { CV_TEXT } from '../../../../contracts/profile-file-texts.js';
import { PROFILE_FILE_LIMITS } from '../../../../contracts/profile-files.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Files } from '../../../kernel/files.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { FILES } from '../../../platform/tokens.js';
import { type PdfFlaw, pdfFlaw } from '../../../platform/uploads/pdf.js';
import { SignedLinks } from '../../../platform/uploads/signed-links.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import { DeleteCv, UploadCv } from './cv.commands.js';
import { CVS_AREA, cvStream } from './cv.stream.js';

const SENTENCE: Record<PdfFlaw, string> = {
  'not-pdf': CV_TEXT.notPdf,
  broken: CV_TEXT.broken,
  encrypted: CV_TEXT.encrypted,
  active: CV_TEXT.active,
};

/** The CV of a member, which nobody but the member gets to see: not staff either. */
@Injectable()
export class CvFiles {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly uploads: Uploads,
    private readonly links: SignedLinks,
    private readonly origins: Origins,
    private readonly limits: RateLimits,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /** Answers its link. What is refused counts too: looking into a file is work. */
  async accept(sent: Buffer | null, memberId: string, caller: Caller): Promise<string> {
    await this.limits.count(`cv:${memberId}`, PROFILE_FILE_LIMITS.anHour, CV_TEXT.tooMany);
    const flaw = sent ? await pdfFlaw(sent) : 'not-pdf';
    if (!sent || flaw) throw new RuleViolation(CODE.validation, SENTENCE[flaw ?? 'not-pdf'], { cv: SENTENCE[flaw ?? 'not-pdf'] });
    const file = { bytes: sent, type: 'application/pdf' };
    return this.uploads.keep({ area: CVS_AREA, owner: memberId, extension: 'pdf' }, file, async (key) => {
      await this.commands.execute(new UploadCv({ memberId, key, bytes: sent.length }, this.origins.of(caller)));
      return this.links.to(key);
    });
  }

  /** Answers whether there was one. `link` says which, so that nobody deletes what another window has just uploaded. */
  async remove(link: string | undefined, memberId: string, caller: Caller): Promise<boolean> {
    const { key } = await this.store.state(cvStream, memberId);
    const instead = link && keyIn(link);
    await this.commands.execute(new DeleteCv({ memberId, ...(instead ? { instead } : {}) }, this.origins.of(caller)));
    return key !== null && (!instead || instead === key);
  }

  /** A link for the member alone, which opens it for a few minutes; null without a CV. */
  async linkOf(memberId: string): Promise<string | null> {
    const { key } = await this.store.state(cvStream, memberId);
    return key && this.links.to(key);
  }

  /** The bytes behind an address, where it is that of the member's CV as it stands now; how old its signature is does not matter to its owner. */
  async bytesAt(address: string, memberId: string): Promise<Buffer | null> {
    const { key } = await this.store.state(cvStream, memberId);
    return key !== null && keyIn(address) === key ? ((await this.files.get(key))?.bytes ?? null) : null;
  }
}

const keyIn = (link: string): string => (link.split('?')[0] ?? '').replace(/^.*\/api\/files\//, '');
