import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { displayName } from '../../../../contracts/accounts.js';
import {
  type BulkDecisionRequest,
  CASE_TEXT,
  type CaseAction,
  type CaseDecided,
  type CaseDecisionRequest,
  type CaseDetails,
  type CaseReopenRequest,
  type CaseResult,
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
import type { Role } from '../../../../contracts/permissions.js';
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
import { ModeratedMemberQuery } from '../member/moderated-member.query.js';
import { ModerationSettings } from '../moderation-settings.port.js';
import { MINUTES_PER_DAY } from '../standing/standing.rules.js';
import type { CaseDocument } from '../views/moderation.model.js';
import { AlreadySoQuery } from './already-so.query.js';
import { ClaimCase, DecideCase, type Deciding, ReleaseCase, ReopenCase } from './case.commands.js';
import { CaseQuery } from './case.query.js';
import { invalid } from './case.rules.js';
import { CaseDetailsQuery } from './case-details.query.js';

type Target = Pick<CaseDocument, '_id' | 'reported_type' | 'member_id'>;
/** What a moderator wants, as far as it does not depend on the case. */
export type Wanted = Pick<DecideCase['data'], 'reason' | 'clause' | 'status' | 'upheld' | 'recordedAction' | 'message' | 'staffNote' | 'reportId'> & {
  readonly actions: readonly ModerationAction[];
  readonly fields?: readonly ProfileField[];
  readonly durationMinutes: number | null;
  readonly after?: string | null;
  readonly partOf?: string;
};

/** Takes what moderators do with cases: decide, take, release, reopen. */
@Injectable()
export class CaseDecisions {
  constructor(
    private readonly commands: CommandBus,
    private readonly cases: CaseQuery,
    private readonly details: CaseDetailsQuery,
    private readonly members: ModeratedMemberQuery,
    private readonly already: AlreadySoQuery,
    private readonly authors: AuthorDirectory,
    private readonly origins: Origins,
    private readonly reply: Reply,
    private readonly settings: ModerationSettings,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The case as it stands once the decision has had its effects. */
  async decide(caseId: string, { after, alsoCloses, ...request }: CaseDecisionRequest, caller: Caller): Promise<CaseDecided> {
    const found = await this.found(caseId);
    const others = await Promise.all([...new Set(alsoCloses ?? [])].filter((id) => id !== caseId).map((id) => this.found(id)));
    if (others.some(({ member_id }) => member_id !== found.member_id)) throw invalid('case.other-author', 'alsoCloses', CASE_TEXT.otherAuthor);
    const wanted = wantedIn(request);
    const decisionId = await this.take(found, { ...wanted, ...(after === undefined ? {} : { after: after || null }) }, caller);
    // The member is sanctioned once: of the other cases only the content is treated alike.
    const onContent = wanted.actions.filter(isOnContent);
    const done = { actions: onContent, recordedAction: gravest(onContent), durationMinutes: null };
    const alike = { ...wanted, ...done, partOf: decisionId, message: null };
    const also: CaseResult[] = [];
    for (const other of others) also.push(await this.resultOf(other._id, () => this.take(other, alike, caller)));
    return this.reply.afterPolicies(async () => ({ case: await this.case(caseId), decisionId, also }));
  }

  /** One decision on many cases, each for itself: what fails for one leaves the others alone. */
  async decideMany({ caseIds, ...request }: BulkDecisionRequest, caller: Caller): Promise<CaseResult[]> {
    const wanted = wantedIn(request);
    const results: CaseResult[] = [];
    for (const id of new Set(caseIds)) results.push(await this.resultOf(id, async () => this.take(await this.found(id), wanted, caller)));
    return this.reply.afterPolicies(async () => results);
  }

  async claim(caseId: string, takeOver: boolean, caller: Caller): Promise<CaseDetails> {
    await this.sendClaim(await this.found(caseId), takeOver, caller);
    return this.reply.afterPolicies(() => this.case(caseId));
  }

  async release(caseId: string, caller: Caller): Promise<CaseDetails> {
    await this.sendRelease(await this.found(caseId), false, caller);
    return this.reply.afterPolicies(() => this.case(caseId));
  }

  async sendClaim({ _id: caseId, member_id }: Target, takeOver: boolean, caller: Caller): Promise<void> {
    await this.send(new ClaimCase({ caseId, takeOver, ...(await this.deciding(member_id, caller)) }, this.origins.of(caller)), null);
  }

  async sendRelease({ _id: caseId, member_id }: Target, anyones: boolean, caller: Caller): Promise<void> {
    await this.send(new ReleaseCase({ caseId, anyones, ...(await this.deciding(member_id, caller)) }, this.origins.of(caller)), null);
  }

  /** Takes back the decision that the moderator saw. */
  async reopen(caseId: string, { decisionId, note }: CaseReopenRequest, caller: Caller): Promise<CaseDetails> {
    const found = await this.found(caseId);
    const data = { caseId, decisionId, note: note?.trim() || null, rules: this.settings.policy, ...(await this.deciding(found.member_id, caller)) };
    await this.send(new ReopenCase(data, this.origins.of(caller)), null);
    return this.reply.afterPolicies(() => this.case(caseId));
  }

  /** Answers the decision's id. */
  async take({ _id: caseId, reported_type, member_id }: Target, wanted: Wanted, caller: Caller): Promise<string> {
    const { actions, fields = [], durationMinutes, partOf = null, ...rest } = wanted;
    const decisionId = this.ids.next();
    const data = {
      ...rest,
      ...{ caseId, decisionId, partOf, rules: this.settings.policy },
      ...(await this.deciding(member_id, caller)),
      actions: inOrder(actions).map((action) => this.lasting(action, durationMinutes)),
      fields: reported_type === 'user_profile' && actions.some(isOnContent) ? [...new Set(fields)] : [],
      already: await this.already.of(reported_type, caseId, member_id),
    };
    await this.send(new DecideCase(data, this.origins.of(caller)), rest.reportId);
    return decisionId;
  }

  async case(id: string): Promise<CaseDetails> {
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

  private async deciding(memberId: string, { memberId: moderatorId, role: moderatorRole }: Caller): Promise<Deciding> {
    const member = await this.members.byId(memberId);
    return { moderatorId: moderatorId ?? '', moderatorRole, memberRole: (member?.role ?? 'user') as Role };
  }

  private async resultOf(id: string, take: () => Promise<string>): Promise<CaseResult> {
    try {
      await take();
      return { id, done: true, error: null };
    } catch (error) {
      if (error instanceof RuleViolation && error.kind !== 'unavailable') return { id, done: false, error: error.message };
      throw error;
    }
  }

  /** Whoever comes second is told who was first and what they decided. */
  private async send(command: Command, reportId: string | null): Promise<void> {
    try {
      await this.commands.execute(command);
    } catch (error) {
      throw error instanceof RuleViolation ? await this.named(error, reportId) : error;
    }
  }

  private async named(refusal: RuleViolation, reportId: string | null): Promise<RuleViolation> {
    const { code, details } = refusal;
    if (code === 'case.taken') return new RuleViolation(code, caseTakenText(await this.nameOf(details.taken_by)), null, 'conflict');
    if (code !== 'case.already-settled') return refusal;
    const sentence = (reportId === null ? caseSettledText : alreadySettledText)(await this.nameOf(details.settled_by), outcomeLabel(details.outcome));
    return new RuleViolation(code, sentence, null, 'conflict', details);
  }

  private async nameOf(memberId: unknown): Promise<string> {
    const id = String(memberId);
    return displayName(authorIn(await this.authors.byIds([id]), id));
  }
}

export const outcomeLabel = (outcome: unknown): string =>
  outcome === 'dismissed' ? REPORT_STATUS_LABEL.dismissed : OUTCOME_LABEL[outcome as ModerationOutcome];

/** A note without a strike needs words; nobody is to settle a case by accident. */
function wantedIn(request: Omit<CaseDecisionRequest, 'after' | 'alsoCloses'>): Wanted {
  const { verdict, reason, clause, durationMinutes = null, message, staffNote } = request;
  // A field that is left out may come as null.
  const actions = request.actions ?? [];
  const fields = request.fields ?? [];
  const said = message?.trim() || null;
  if (verdict === 'upheld' && actions.length === 0 && !said) throw invalid('case.nothing-chosen', 'actions', CASE_TEXT.nothingChosen);
  if (durationMinutes !== null && !actions.some(isTimed)) throw invalid('case.duration-not-used', 'durationMinutes', MODERATION_TEXT.durationNotUsed);
  return {
    ...{ reason, actions, fields, durationMinutes, message: said, reportId: null },
    clause: clause?.trim() || null,
    status: verdict === 'dismissed' ? 'dismissed' : 'resolved',
    upheld: verdict === 'upheld',
    recordedAction: gravest(actions),
    staffNote: staffNote?.trim() || null,
  };
}
