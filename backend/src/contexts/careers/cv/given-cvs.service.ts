import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CODE } from '../../../../contracts/envelope.js';
import { APPLICATION_LIMITS, APPLICATION_TEXT } from '../../../../contracts/job-applications.js';
import { CV_TEXT } from '../../../../contracts/profile-file-texts.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Vault } from '../../../kernel/vault.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { IDS, VAULT } from '../../../platform/tokens.js';
import { type FileNaming, fileName } from '../../../platform/uploads/file-name.js';
import { LockedFiles } from '../../../platform/uploads/locked-files.js';
import { type PdfFlaw, pdfFlaw } from '../../../platform/uploads/pdf.js';
import { openUnder, sealUnder } from '../../../platform/vault/sealed-under.js';
import { ProfileCvs } from './profile-cvs.port.js';
import { KeepTempCv } from './temp-cv.commands.js';
import { keysOfTempCv, placeOfTempCv, TEMP_CVS_AREA, tempCvStream } from './temp-cv.stream.js';

/** Sealed as JSON. */
export interface CvDetails {
  readonly name: string;
  /** Of its bytes, in base64. */
  readonly key: string;
}

/** A file as it was sent; what it is has not been looked at yet. */
interface GivenFile {
  readonly bytes: Buffer;
  readonly name: string;
}

export interface GivenCv {
  readonly name: string;
  readonly bytes: Buffer;
  /** Null where it is that of the profile. */
  readonly uploadId: string | null;
}

const FLAW: Readonly<Record<PdfFlaw, string>> = {
  'not-pdf': APPLICATION_TEXT.onlyPdf,
  broken: APPLICATION_TEXT.cvBroken,
  encrypted: APPLICATION_TEXT.cvEncrypted,
  active: APPLICATION_TEXT.cvActive,
};
const NAMING: FileNaming = { most: APPLICATION_LIMITS.cvName, known: ['.pdf'], unnamed: 'CV' };
const UPLOADED = /^\/api\/profile\/upload\/temp-cv\/([0-9a-f-]{36})$/;
const addressOf = (cvId: string): string => `/api/profile/upload/temp-cv/${cvId}`;
const refusal = (sentence: string) => new RuleViolation(CODE.validation, sentence, { cv: sentence });

/** CVs that members give with an application: sent for it, or that of their profile. Nobody but the member gets at one by its address. */
@Injectable()
export class GivenCvs {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly locked: LockedFiles,
    private readonly profiles: ProfileCvs,
    private readonly limits: RateLimits,
    private readonly origins: Origins,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Answers its address. What is refused counts too: to look into a file is work. */
  async accept(sent: GivenFile | null, caller: Caller): Promise<string> {
    const { memberId } = sessionOf(caller);
    await this.limits.countInHour(`temp-cv:${memberId}`, APPLICATION_LIMITS.uploadsAnHour, CV_TEXT.tooMany);
    if (!sent) throw refusal(APPLICATION_TEXT.cvNeeded);
    const flaw = await pdfFlaw(sent.bytes);
    if (flaw) throw refusal(FLAW[flaw]);
    const cvId = this.ids.next();
    const details: CvDetails = { name: fileName(sent.name, '.pdf', NAMING), key: this.locked.newKey() };
    const sealed = await sealUnder(this.vault, keysOfTempCv({ cvId, memberId }), JSON.stringify(details));
    const place = { area: TEMP_CVS_AREA, owner: cvId, place: placeOfTempCv(cvId) };
    await this.locked.keep(place, details.key, sent.bytes, (key) =>
      this.commands.execute(new KeepTempCv({ cvId, memberId, key, sealed }, this.origins.of(caller))),
    );
    return addressOf(cvId);
  }

  /** Null where the address is of nothing that the member may give, or it has gone. */
  async at(address: string, memberId: string): Promise<GivenCv | null> {
    const cvId = UPLOADED.exec(address)?.[1] ?? null;
    if (cvId === null) {
      const bytes = await this.profiles.bytesAt(address, memberId);
      return bytes && { name: fileName('', '.pdf', NAMING), bytes, uploadId: null };
    }
    const found = await this.store.state(tempCvStream, cvId);
    if (found?.memberId !== memberId) return null;
    const opened = await openUnder(this.vault, keysOfTempCv({ cvId, memberId }), found.sealed);
    if (opened === null) return null;
    const { name, key } = JSON.parse(opened) as CvDetails;
    const bytes = await this.locked.bytesOf(found.key, key, placeOfTempCv(cvId));
    return bytes && { name, bytes, uploadId: cvId };
  }
}
