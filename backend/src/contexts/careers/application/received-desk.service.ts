import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { answerProblem, downloadReasonProblem, teamNoteProblem } from '../../../../contracts/job-application-problems.js';
import { type AnswerRequest, APPLICATION_LIMITS, type DecidedState } from '../../../../contracts/job-applications.js';
import { unfilledProblem } from '../../../../contracts/job-templates.js';
import type { Ids } from '../../../kernel/ids.js';
import { refuseProblems } from '../../../kernel/rule-violation.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { IDS } from '../../../platform/tokens.js';
import {
  AnswerJobApplication,
  NoteCvDownload,
  RateJobApplication,
  ReadReceivedApplication,
  RemoveTeamNote,
  SetJobApplicationState,
  WriteTeamNote,
} from './application.commands.js';
import { ApplicationCvs } from './application-cvs.service.js';
import { answerText, downloadText, noteText, ratingText } from './application-keys.rules.js';
import { ApplicationRows, refuseTakenBack, whichOf } from './application-rows.query.js';
import { ApplicationSeals } from './application-seals.service.js';
import type { ApplicationDocument } from './applications.model.js';
import { JobDoor } from './job-door.service.js';

type Answer = Omit<AnswerRequest, 'state' | 'version'> & {
  state?: DecidedState | null;
  version?: number | null;
  messageId?: string;
  unlessSaid?: readonly string[];
};

/** What owners of listings and their colleagues do with an application; whoever is none of them finds none. */
@Injectable()
export class ReceivedDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly rows: ApplicationRows,
    private readonly door: JobDoor,
    private readonly seals: ApplicationSeals,
    private readonly cvs: ApplicationCvs,
    private readonly limits: RateLimits,
    private readonly origins: Origins,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Makes it seen, and what its applicant wrote read. */
  async read(applicationId: string, caller: Caller): Promise<void> {
    const { row, by } = await this.found(applicationId, caller);
    if (row.state === 'sent' || row.unread_by === 'employer') await this.commands.execute(new ReadReceivedApplication(by, this.origins.of(caller)));
  }

  async setState(applicationId: string, { state, version = null }: { state: DecidedState; version?: number | null }, caller: Caller): Promise<void> {
    const { by } = await this.found(applicationId, caller);
    await this.commands.execute(new SetJobApplicationState({ ...by, state, version }, this.origins.of(caller)));
  }

  async rate(applicationId: string, rating: number | null, caller: Caller): Promise<void> {
    const { by } = await this.standing(applicationId, caller);
    const sealed = rating === null ? null : await this.seals.seal(ratingText(by), String(rating));
    await this.commands.execute(new RateJobApplication({ ...by, sealed }, this.origins.of(caller)));
  }

  async note(applicationId: string, text: string, caller: Caller): Promise<void> {
    const { by } = await this.standing(applicationId, caller);
    refuseProblems('job-application.note', { text: teamNoteProblem(text) ?? undefined });
    const noteId = this.ids.next();
    const sealed = await this.seals.seal(noteText({ ...by, noteId }), text.trim());
    await this.commands.execute(new WriteTeamNote({ ...by, noteId, sealed }, this.origins.of(caller)));
  }

  async removeNote(applicationId: string, noteId: string, caller: Caller): Promise<void> {
    const { by } = await this.found(applicationId, caller);
    await this.commands.execute(new RemoveTeamNote({ ...by, noteId }, this.origins.of(caller)));
  }

  /** An answer to one alone is read as it was written: a field of a template that stands in it was left unfilled. */
  async answerOne(applicationId: string, said: Answer, caller: Caller): Promise<void> {
    refuseProblems('job-application.answer', { text: unfilledProblem(said.text) ?? undefined });
    await this.answer(applicationId, said, caller);
  }

  /** `messageId` is that of an answer which may be sent again: it is given once, and not at all where one of `unlessSaid` was. */
  async answer(
    applicationId: string,
    { text, state = null, version = null, messageId = this.ids.next(), unlessSaid = [] }: Answer,
    caller: Caller,
  ): Promise<void> {
    const { row, by } = await this.standing(applicationId, caller);
    await this.door.refuseWriting(row);
    refuseProblems('job-application.answer', { text: answerProblem(text) ?? undefined });
    await this.limits.countInHour(`job-answer:${row._id}:employer`, APPLICATION_LIMITS.answersAnHour);
    const sealed = await this.seals.seal(answerText({ ...by, messageId }), text.trim());
    await this.commands.execute(new AnswerJobApplication({ ...by, side: 'employer', messageId, unlessSaid, sealed, state, version }, this.origins.of(caller)));
  }

  /** Answers the address of the CV, once the reason stands in the log. */
  async download(applicationId: string, reason: string, caller: Caller): Promise<string> {
    const { by } = await this.standing(applicationId, caller);
    refuseProblems('job-application.reason', { reason: downloadReasonProblem(reason) ?? undefined });
    const downloadId = this.ids.next();
    const sealed = await this.seals.seal(downloadText({ ...by, downloadId }), reason.trim());
    await this.commands.execute(new NoteCvDownload({ ...by, downloadId, sealed }, this.origins.of(caller)));
    return this.cvs.toDownload(applicationId, by.authorId);
  }

  private async standing(applicationId: string, caller: Caller) {
    const found = await this.found(applicationId, caller);
    refuseTakenBack(found.row);
    return found;
  }

  private async found(applicationId: string, caller: Caller) {
    const { memberId: authorId } = sessionOf(caller);
    const row: ApplicationDocument = await this.rows.received(applicationId, authorId);
    return { row, by: { ...whichOf(row), authorId } };
  }
}
