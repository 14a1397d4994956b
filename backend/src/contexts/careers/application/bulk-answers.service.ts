import { Inject, Injectable } from '@nestjs/common';
import { displayName } from '../../../../contracts/accounts.js';
import { answerProblem } from '../../../../contracts/job-application-problems.js';
import { type DecidedState } from '../../../../contracts/job-applications.js';
import { addressedAs, type BulkAnswerRow, filledTemplate, TEMPLATE_TEXT, unknownFieldProblem } from '../../../../contracts/job-templates.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { IDS } from '../../../platform/tokens.js';
import { ApplicationRows } from './application-rows.query.js';
import { JobDoor } from './job-door.service.js';
import { ReceivedDesk } from './received-desk.service.js';

interface Sending {
  readonly applicationIds: readonly string[];
  /** Of each, as it was seen; null where nobody says. */
  readonly versions: readonly number[] | null;
  /** With fields in braces. */
  readonly text: string;
  readonly state: DecidedState | null;
  readonly sendingId: string;
  /** Sendings that failed on their way: whom one of them answered is left out. */
  readonly after: readonly string[];
}

type ToOne = Omit<Sending, 'applicationIds' | 'versions'> & { readonly version: number | null };

/** What is said of one that was left out, where it is not what its own page says. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'job-application.over': TEMPLATE_TEXT.withdrawnMeanwhile,
  'job-application.changed': TEMPLATE_TEXT.decidedMeanwhile,
};

/** Answers many applications with one text: each gets its own, and one that cannot be answered stands in nobody's way. */
@Injectable()
export class BulkAnswers {
  constructor(
    private readonly rows: ApplicationRows,
    private readonly desk: ReceivedDesk,
    private readonly door: JobDoor,
    private readonly authors: AuthorDirectory,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async send({ applicationIds, versions, ...sending }: Sending, caller: Caller): Promise<BulkAnswerRow[]> {
    const chosen = [...new Set(applicationIds)];
    const problems = {
      application_ids: chosen.length === 0 ? TEMPLATE_TEXT.nobodyChosen : undefined,
      versions: versions !== null && versions.length !== applicationIds.length ? TEMPLATE_TEXT.unevenVersions : undefined,
      text: answerProblem(sending.text) ?? unknownFieldProblem(sending.text) ?? undefined,
    };
    refuseProblems('job-application.answers', problems);
    const told: BulkAnswerRow[] = [];
    // One after the other: a hundred at once would hold up whoever else decides on applications.
    for (const id of chosen) {
      const one = { ...sending, version: versions?.[applicationIds.indexOf(id)] ?? null };
      told.push({ application_id: id, problem: await this.problemOf(id, one, caller) });
    }
    return told;
  }

  /** Null once it was answered. What fails for another reason than a rule ends it all: under the same id it is asked for again, and nobody is answered twice. */
  private async problemOf(applicationId: string, sending: ToOne, caller: Caller): Promise<string | null> {
    try {
      await this.answer(applicationId, sending, caller);
      return null;
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      return LEFT_OUT[error.code] ?? error.message;
    }
  }

  private async answer(applicationId: string, { text, state, version, sendingId, after }: ToOne, caller: Caller): Promise<void> {
    const { memberId } = sessionOf(caller);
    const { job_id, applicant_id } = await this.rows.received(applicationId, memberId);
    const [{ title, company }, authors] = await Promise.all([this.door.wordsOf(job_id), this.authors.byIds([memberId, applicant_id])]);
    const [from, to] = [authorIn(authors, memberId), authorIn(authors, applicant_id)];
    const filled = filledTemplate(text, { ad: addressedAs(to), ilan: title, sirket: company, gonderen: displayName(from) });
    const messageIn = (sending: string) => this.ids.derive(`job-answer ${sending} ${memberId} ${applicationId}`);
    await this.desk.answer(applicationId, { text: filled, state, version, messageId: messageIn(sendingId), unlessSaid: after.map(messageIn) }, caller);
  }
}
