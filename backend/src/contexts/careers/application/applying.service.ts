import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { applicationProblems } from '../../../../contracts/job-application-problems.js';
import { APPLICATION_LIMITS, APPLICATION_TEXT, type ApplyRequest } from '../../../../contracts/job-applications.js';
import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { IDS } from '../../../platform/tokens.js';
import { LockedFiles } from '../../../platform/uploads/locked-files.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import { type GivenCv, GivenCvs } from '../cv/given-cvs.service.js';
import { SendJobApplication } from './application.commands.js';
import { refuseAgain } from './application.decider.js';
import { APPLICATION_CVS_AREA, applicationStreamId, jobApplicationStream, ownerInStore } from './application.stream.js';
import { cvPlace, givenText } from './application-keys.rules.js';
import { ApplicationRows } from './application-rows.query.js';
import { ApplicationSeals } from './application-seals.service.js';
import type { GivenWords } from './given-words.rules.js';
import { JobDoor } from './job-door.service.js';

/** One application of one member to one listing. */
export interface AppliedTo {
  readonly applicationId: string;
  readonly jobId: string;
  readonly applicantId: string;
}

/** Sends an application with a copy of a CV, under keys of its own. */
@Injectable()
export class Applying {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly door: JobDoor,
    private readonly rows: ApplicationRows,
    private readonly cvs: GivenCvs,
    private readonly seals: ApplicationSeals,
    private readonly locked: LockedFiles,
    private readonly uploads: Uploads,
    private readonly limits: RateLimits,
    private readonly origins: Origins,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Answers the id of the application. */
  async apply(jobId: string, request: Required<ApplyRequest>, caller: Caller): Promise<string> {
    const { memberId: applicantId } = sessionOf(caller);
    const origin = this.origins.of(caller);
    const which = { applicationId: this.ids.next(), jobId, applicantId };
    const job = await this.door.forApplicant(jobId, applicantId);
    await this.refuseAgain(which);
    await this.door.refuseShut(job, applicantId, origin.at);
    refuseProblems('job-application.unfit', applicationProblems(request));
    await this.limits.doInDay(`job-apply:${applicantId}`, APPLICATION_LIMITS.aDay, APPLICATION_TEXT.tooMany, async () => {
      const cv = await this.givenCv(request.cv_url, which);
      await this.send(which, job.ownerId, request, cv, origin);
    });
    return which.applicationId;
  }

  private async refuseAgain(which: AppliedTo): Promise<void> {
    refuseAgain(await this.store.state(jobApplicationStream, applicationStreamId(which)));
  }

  private async givenCv(address: string, which: AppliedTo): Promise<GivenCv> {
    const cv = await this.cvs.at(address, which.applicantId);
    if (cv) return cv;
    // Another request may just have sent it along, and that is what there is to be said then.
    await this.refuseAgain(which);
    throw new RuleViolation('job-application.cv-missing', APPLICATION_TEXT.cvMissing, { cv_url: APPLICATION_TEXT.cvMissing });
  }

  /** Seals and keeps what was given, whoever may send how much of it; throws where the listing takes no more. */
  async send(which: AppliedTo, ownerId: string, request: Required<ApplyRequest>, cv: GivenCv, origin: Origin): Promise<void> {
    const key = this.locked.newKey();
    const given: GivenWords = {
      ...{ phone: request.phone.trim(), email: request.email.replace(/\s/g, ''), note: request.note.trim() },
      cv: { name: cv.name, size: cv.bytes.length, key },
    };
    const sealed = await this.seals.seal(givenText(which), JSON.stringify(given));
    const received = await this.rows.sentTo(which.jobId, APPLICATION_LIMITS.ofListing);
    const place = { area: APPLICATION_CVS_AREA, owner: ownerInStore(applicationStreamId(which)), place: cvPlace(which.applicationId) };
    await this.locked.keep(place, key, cv.bytes, async (cvKey) => {
      const data = { ...which, ownerId, consentVersion: request.consent_version, uploadId: cv.uploadId, cvKey, sealed, received };
      try {
        await this.door.whileOpen(which, origin.at, () => this.commands.execute(new SendJobApplication(data, origin)));
      } catch (error) {
        if (error instanceof RuleViolation) await this.uploads.remove(cvKey);
        throw error;
      }
    });
  }
}
