import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { displayName } from '../../../../contracts/accounts.js';
import type { Waiting } from '../../../../contracts/approvals.js';
import {
  type BulkDecisionRequest,
  CASE_TEXT,
  type CaseAction,
  type CaseDecided,
  type CaseDecisionRequest,
  type CaseDetails,
  type CaseReopenRequest,
  type CaseResult,
  caseAwaitsText,
  caseSettledText,
  caseTakenText,
  gravest,
  inOrder,
  isOnContent,
  isTimed,
} from '../../../../contracts/cases.js';
import {
  alreadySettledText,
  DEFAULT_MUTE_MINUTES,
  MODERATION_TEXT,
  type ModerationAction,
  type ModerationOutcome,
  OUTCOME_LABEL,
  REPORT_STATUS_LABEL,
} from '../../../../contracts/moderation.js';
import { seenWords } from '../../../../contracts/one-line.js';
import type { ProfileField } from '../../../../contracts/profile-fields.js';
import type { Command } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { ModerationSettings } from '../moderation-settings.port.js';
import { ReportableContent } from '../reportable/reportable-content.port.js';
import { MINUTES_PER_DAY } from '../standing/standing.rules.js';
import type { CaseDocument } from '../views/moderation.model.js';
import { type CaseToDecide, ClaimCase, DecideCases, type Deciding, ReleaseCase, ReopenCase } from './case.commands.js';
import { CaseQuery } from './case.query.js';
import { invalid } from './case.rules.js';
import { CaseDetailsQuery } from './case-details.query.js';
import { CaseJudgement } from './case-judgement.service.js';
import { CaseSteps } from './case-steps.service.js';
import type { DecidedCase } from './decide-cases.handler.js';

type Target = Pick<CaseDocument, '_id' | 'reported_type' | 'member_id'>;
/** What a moderator wants, as far as it does not depend on the case. */
type Wanted = Pick<DecideCases['data'], 'reason' | 'clause' | 'status' | 'upheld' | 'message' | 'staffNote' | 'reportId'> & {
  readonly recordedAction: string | null;
  readonly actions: readonly ModerationAction[];
  readonly fields: readonly ProfileField[];
  readonly durationMinutes: number | null;
  readonly after?: string | null;
  readonly seen?: number | undefined;
  /** Of what nobody need have reported. */
  readonly unreported?: { readonly topicId: string; readonly contentRevision: number };
};

/** Takes what moderators do with cases: decide, take, release, reopen. */
@Injectable()
export class CaseDecisions {
  constructor(
    private readonly commands: CommandBus,
    private readonly cases: CaseQuery,
    private readonly details: CaseDetailsQuery,
    private readonly content: ReportableContent,
    private readonly judgement: CaseJudgement,
    private readonly steps: CaseSteps,
    private readonly authors: AuthorDirectory,
    private readonly origins: Origins,
    private readonly reply: Reply,
    private readonly settings: ModerationSettings,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The case as it stands once the decision has had its effects, or waits for a second person. */
  async decide(caseId: string, { after, seen, alsoCloses, alsoSeen, ...request }: CaseDecisionRequest, caller: Caller): Promise<CaseDecided> {
    const found = await this.found(caseId);
    const seenOf = seenIn(alsoCloses, alsoSeen, 'alsoSeen');
    const others = await Promise.all([...new Set(alsoCloses ?? [])].filter((id) => id !== caseId).map((id) => this.found(id)));
    if (others.some(({ member_id }) => member_id !== found.member_id)) throw invalid('case.other-author', 'alsoCloses', CASE_TEXT.otherAuthor);
    const wanted = wantedIn(request);
    const main = this.toDecide(found, { ...wanted, seen, ...(after !== undefined && { after: after || null }) });
    const rest = others.map((target) => alongWith(main, this.toDecide(target, { ...wanted, seen: seenOf.get(target._id) })));
    const { done, waits } = await this.judge({ ...wanted, cases: [main, ...rest], each: false }, caller);
    const also = await this.resultsOf(rest, done, waits);
    const { decisionId } = main;
    return this.reply.afterPolicies(async () => ({ case: await this.case(caseId), decisionId, also, ...(waits && { waits }) }));
  }

  /** One decision on many cases, each for itself: what fails for one leaves the others alone. */
  async decideMany({ caseIds, seen, ...request }: BulkDecisionRequest, caller: Caller): Promise<CaseResult[]> {
    const wanted = wantedIn(request);
    const seenOf = seenIn(caseIds, seen, 'seen');
    const ids = [...new Set(caseIds)];
    const found = new Map((await this.cases.byIds(ids)).map((one) => [one._id, one]));
    const cases = ids.flatMap((id) => found.get(id) ?? []).map((target) => this.toDecide(target, { ...wanted, seen: seenOf.get(target._id) }));
    const { done, waits } = await this.judge({ ...wanted, cases, each: true }, caller);
    const results = new Map((await this.resultsOf(cases, done, waits)).map((result) => [result.id, result]));
    return this.reply.afterPolicies(async () => ids.map((id) => results.get(id) ?? { id, done: false, error: CASE_TEXT.notFound }));
  }

  async claim(caseId: string, takeOver: boolean, caller: Caller): Promise<CaseDetails> {
    await this.sendClaim(await this.found(caseId), takeOver, caller);
    return this.reply.afterPolicies(() => this.case(caseId));
  }

  async release(caseId: string, caller: Caller): Promise<CaseDetails> {
    await this.sendRelease(await this.found(caseId), false, caller);
    return this.reply.afterPolicies(() => this.case(caseId));
  }

  async sendClaim(target: Target, takeOver: boolean, caller: Caller): Promise<void> {
    await this.send(new ClaimCase({ caseId: target._id, takeOver, ...(await this.deciding(target, caller)) }, this.origins.of(caller)));
  }

  async sendRelease(target: Target, anyones: boolean, caller: Caller): Promise<void> {
    await this.send(new ReleaseCase({ caseId: target._id, anyones, ...(await this.deciding(target, caller)) }, this.origins.of(caller)));
  }

  /** Takes back the decision that the moderator saw. */
  async reopen(caseId: string, { decisionId, note }: CaseReopenRequest, caller: Caller): Promise<CaseDetails> {
    const found = await this.found(caseId);
    const withheldBy = (await this.content.find(found.reported_type, caseId))?.withheldBy ?? [];
    const deciding = await this.deciding(found, caller);
    const data = { caseId, decisionId, note: seenWords(note), rules: this.settings.policy, withheldBy, ...deciding };
    await this.send(new ReopenCase(data, this.origins.of(caller)));
    return this.reply.afterPolicies(() => this.case(caseId));
  }

  /** One decision on one case; answers its id, and until when it waits. */
  async take(target: Target, wanted: Wanted, caller: Caller): Promise<{ decisionId: string; waits: Waiting | null }> {
    const one = this.toDecide(target, wanted);
    const { waits } = await this.judge({ ...wanted, cases: [one], each: false }, caller);
    return { decisionId: one.decisionId, waits };
  }

  /** As the reader may see it: nobody is told who reported them, nor what staff noted about that, also none of the staff. */
  async shownTo(readerId: string, id: string): Promise<CaseDetails> {
    const found = await this.case(id);
    if (found.reported.id !== readerId) return found;
    return { ...found, reporters: [], decisions: found.decisions.map((decision) => ({ ...decision, staff_note: null })) };
  }

  private async case(id: string): Promise<CaseDetails> {
    const found = await this.details.of(id);
    if (!found) throw notFound(CASE_TEXT.notFound);
    return found;
  }

  /** What lasts gets the length that it has now: settings may change before it is carried out. */
  private lasting(action: ModerationAction, asked: number | null): CaseAction {
    if (!isTimed(action)) return { action, durationMinutes: null };
    if (asked !== null || action === 'ban_user') return { action, durationMinutes: asked };
    return { action, durationMinutes: action === 'mute_user' ? DEFAULT_MUTE_MINUTES : this.settings.policy.suspensionDays * MINUTES_PER_DAY };
  }

  private async found(id: string): Promise<CaseDocument> {
    const found = await this.cases.byId(id);
    if (!found) throw notFound(CASE_TEXT.notFound);
    return found;
  }

  private deciding({ _id: caseId, reported_type: reportedType, member_id: memberId }: Target, { memberId: id, role }: Caller): Promise<Deciding> {
    return this.steps.deciding({ caseId, reportedType, memberId }, { id: id ?? '', role });
  }

  private toDecide({ _id: caseId, reported_type: reportedType, member_id: memberId }: Target, wanted: Wanted): CaseToDecide {
    const { actions, fields, durationMinutes, recordedAction, after, seen, unreported } = wanted;
    return {
      ...{ caseId, reportedType, memberId, decisionId: this.ids.next(), recordedAction, partOf: null, tells: true },
      actions: inOrder(actions).map((action) => this.lasting(action, durationMinutes)),
      fields: reportedType === 'user_profile' && actions.some(isOnContent) ? [...new Set(fields)] : [],
      ...(after !== undefined && { after }),
      ...(seen !== undefined && { seen }),
      ...(unreported && { unreported: { ...unreported, reportedType, memberId } }),
    };
  }

  private async judge({ cases, each, ...wanted }: Wanted & Pick<DecideCases['data'], 'cases' | 'each'>, caller: Caller) {
    const { reportId, reason, clause, status, upheld, message, staffNote } = wanted;
    const data = { cases, each, reportId, reason, clause, status, upheld, message, staffNote, rules: this.settings.policy };
    return this.naming(() => this.judgement.judge(new DecideCases(data, this.origins.of(caller))), reportId);
  }

  /** One that was not refused and not carried out waits. */
  private resultsOf(cases: readonly CaseToDecide[], done: readonly DecidedCase[], waits: Waiting | null): Promise<CaseResult[]> {
    return Promise.all(
      cases.map(async ({ caseId: id }) => {
        const refusal = done.find((one) => one.id === id)?.refusal;
        if (refusal) return { id, done: false, error: (await this.named(refusal, null)).message };
        return waits ? { id, done: false, error: null, waits } : { id, done: true, error: null };
      }),
    );
  }

  private send(command: Command): Promise<void> {
    return this.naming(() => this.commands.execute(command), null);
  }

  /** Whoever comes second is told who was first and what they decided. */
  private async naming<T>(work: () => Promise<T>, reportId: string | null): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof RuleViolation ? await this.named(error, reportId) : error;
    }
  }

  private async named(refusal: RuleViolation, reportId: string | null): Promise<RuleViolation> {
    const { code, details } = refusal;
    if (code === 'case.taken') return new RuleViolation(code, caseTakenText(await this.nameOf(details.taken_by)), null, 'conflict');
    if (code === 'case.awaits-approval') return new RuleViolation(code, caseAwaitsText(await this.nameOf(details.asked_by)), null, 'conflict');
    if (code !== 'case.already-settled') return refusal;
    const sentence = (reportId === null ? caseSettledText : alreadySettledText)(await this.nameOf(details.settled_by), outcomeLabel(details.outcome));
    return new RuleViolation(code, sentence, null, 'conflict', details);
  }

  private async nameOf(memberId: unknown): Promise<string> {
    const id = String(memberId);
    return displayName(authorIn(await this.authors.byIds([id]), id));
  }
}

/** The member is sanctioned once, and told once: of the other cases only the content is treated alike. */
function alongWith({ decisionId: partOf }: CaseToDecide, one: CaseToDecide): CaseToDecide {
  const actions = one.actions.filter(({ action }) => isOnContent(action));
  return { ...one, partOf, actions, recordedAction: gravest(actions.map(({ action }) => action)), tells: false };
}

export const outcomeLabel = (outcome: unknown): string =>
  outcome === 'dismissed' ? REPORT_STATUS_LABEL.dismissed : OUTCOME_LABEL[outcome as ModerationOutcome];

/** What was seen of each case, by its id. */
function seenIn(ids: readonly string[] = [], seen: readonly number[] | undefined, field: string): ReadonlyMap<string, number> {
  if (seen && seen.length !== ids.length) throw invalid('case.seen-unlike', field, CASE_TEXT.seenUnlike);
  return new Map(ids.flatMap((id, place) => (seen?.[place] === undefined ? [] : [[id, seen[place]]])));
}

/** A note without a strike needs words; nobody is to settle a case by accident. */
function wantedIn(request: Omit<CaseDecisionRequest, 'after' | 'seen' | 'alsoCloses' | 'alsoSeen'>): Wanted {
  const { verdict, reason, clause, durationMinutes = null, message, staffNote } = request;
  // A field that is left out may come as null.
  const actions = request.actions ?? [];
  const fields = request.fields ?? [];
  const said = seenWords(message);
  if (verdict === 'upheld' && actions.length === 0 && !said) throw invalid('case.nothing-chosen', 'actions', CASE_TEXT.nothingChosen);
  if (durationMinutes !== null && !actions.some(isTimed)) throw invalid('case.duration-not-used', 'durationMinutes', MODERATION_TEXT.durationNotUsed);
  return {
    ...{ reason, actions, fields, durationMinutes, message: said, reportId: null },
    clause: seenWords(clause),
    status: verdict === 'dismissed' ? 'dismissed' : 'resolved',
    upheld: verdict === 'upheld',
    recordedAction: gravest(actions),
    staffNote: seenWords(staffNote),
  };
}
