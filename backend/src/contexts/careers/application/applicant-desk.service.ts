import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { answerProblem } from '../../../../contracts/job-application-problems.js';
import { APPLICATION_LIMITS } from '../../../../contracts/job-applications.js';
import type { Ids } from '../../../kernel/ids.js';
import { refuseProblems } from '../../../kernel/rule-violation.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { IDS } from '../../../platform/tokens.js';
import { AnswerJobApplication, ReadOwnApplication, WithdrawJobApplication } from './application.commands.js';
import { answerText } from './application-keys.rules.js';
import { ApplicationRows, refuseTakenBack, whichOf } from './application-rows.query.js';
import { ApplicationSeals } from './application-seals.service.js';
import { JobDoor } from './job-door.service.js';

/** What applicants do with their applications once they are sent. */
@Injectable()
export class ApplicantDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly rows: ApplicationRows,
    private readonly door: JobDoor,
    private readonly seals: ApplicationSeals,
    private readonly limits: RateLimits,
    private readonly origins: Origins,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** What the other side wrote is not new any more. */
  async read(applicationId: string, caller: Caller): Promise<void> {
    const row = await this.rows.own(applicationId, sessionOf(caller).memberId);
    if (row.unread_by === 'applicant') await this.commands.execute(new ReadOwnApplication(whichOf(row), this.origins.of(caller)));
  }

  async withdraw(applicationId: string, caller: Caller): Promise<void> {
    const row = await this.rows.own(applicationId, sessionOf(caller).memberId);
    await this.commands.execute(new WithdrawJobApplication(whichOf(row), this.origins.of(caller)));
  }

  async answer(applicationId: string, text: string, caller: Caller): Promise<void> {
    const { memberId: authorId } = sessionOf(caller);
    const row = await this.rows.own(applicationId, authorId);
    refuseTakenBack(row);
    await this.door.refuseWriting(row);
    const which = whichOf(row);
    refuseProblems('job-application.answer', { text: answerProblem(text) ?? undefined });
    await this.limits.countInHour(`job-answer:${applicationId}:applicant`, APPLICATION_LIMITS.answersAnHour);
    const messageId = this.ids.next();
    const sealed = await this.seals.seal(answerText({ ...which, authorId, messageId }), text.trim());
    const data = { ...which, authorId, side: 'applicant', messageId, unlessSaid: [], sealed, state: null, version: null } as const;
    await this.commands.execute(new AnswerJobApplication(data, this.origins.of(caller)));
  }
}
