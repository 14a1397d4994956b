import { Inject, Injectable } from '@nestjs/common';
import type { ApprovalChange, ApprovalList, ApprovalRow } from '../../../../contracts/approvals.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Command } from '../../../kernel/command.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import type { Filter, Views } from '../../../kernel/views.js';
import type { Approvable } from '../../../platform/approvals/approvable.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { withNames } from '../../../platform/identity/names-for-ids.js';
import type { Window } from '../../../platform/paging/window.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { Approvables } from './approvables.service.js';
import type { Confirming } from './approval.commands.js';
import { approvalStream } from './approval.decider.js';
import { type ApprovalDocument, approvalsView } from './approval.model.js';
import { askedOf, hindranceOf, type MadeApproval, wordsOf } from './approval.rules.js';
import type { ApprovalsWith } from './approvals-with.port.js';
import { ApproverDirectory } from './approver-directory.port.js';

/** More do not wait in any house. */
const MOST_WAITING = 500;

interface Standing {
  readonly state: MadeApproval | null;
  readonly correlationId: string | null;
  readonly confirming: Confirming;
}

/** Answers what waits for a second person, and what became of it. */
@Injectable()
export class ApprovalQuery implements ApprovalsWith {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly store: EventStore,
    private readonly known: Approvables,
    private readonly directory: ApproverDirectory,
    private readonly authors: AuthorDirectory,
  ) {}

  async list(which: ApprovalList, { limit, offset }: Window, caller: Caller): Promise<{ rows: ApprovalRow[]; total: number }> {
    const kind = { $in: this.known.kindsFor(caller.role) };
    const [filter, sort]: [Filter, readonly [string, 1 | -1][]] =
      which === 'waiting'
        ? [
            { kind, open: true, until: { $gt: this.now() } },
            [
              ['until', 1],
              ['position', 1],
            ],
          ]
        : [{ kind, open: false }, [['position', -1]]];
    const [found, total] = await Promise.all([
      this.views.find(approvalsView.name, filter, { sort, limit, offset }),
      this.views.count(approvalsView.name, filter),
    ]);
    return { rows: await this.shown(found, caller), total };
  }

  async one(id: string, caller: Caller): Promise<ApprovalRow | null> {
    const found = await this.views.get(approvalsView.name, id);
    return found && this.known.kindsFor(caller.role).includes(found.kind) ? ((await this.shown([found], caller)).at(0) ?? null) : null;
  }

  /** Ids of all that wait and are about a member, or asked for by them. */
  async waitingWith(memberId: string): Promise<readonly string[]> {
    const [about, asked] = await Promise.all([this.open({ about: memberId }), this.open({ requested_by: memberId })]);
    return [...new Set([...about, ...asked].map(({ _id }) => _id))];
  }

  /** How whoever confirms stands to a request now. */
  async confirming(approvalId: string, { memberId: by, role }: Caller): Promise<Standing> {
    const past = await this.store.read(approvalStream, approvalId);
    const state = fold(approvalStream.decider, past);
    const roles = state ? await this.directory.rolesOf([...state.judges, state.requestedBy, ...(state.about ? [state.about] : [])]) : new Map();
    const judgedRoles = (state?.judges ?? []).flatMap((id) => roles.get(id) ?? []);
    const memberGone = state !== null && state.about !== null && !roles.has(state.about);
    // Whoever is shut out, or lacks the second factor that they must have, has their role no more than whoever lost it.
    const requester = (await this.directory.approvers()).find(({ id }) => id === state?.requestedBy);
    const requesterRole = requester?.isAble ? requester.role : null;
    const correlationId = past.at(0)?.correlationId ?? null;
    return { state, correlationId, confirming: { approvalId, by: by ?? '', role, requesterRole, judgedRoles, memberGone } };
  }

  private open(filter: Filter): Promise<readonly ApprovalDocument[]> {
    return this.views.find(approvalsView.name, { ...filter, open: true }, { limit: MOST_WAITING });
  }

  private async shown(found: readonly ApprovalDocument[], caller: Caller): Promise<ApprovalRow[]> {
    const people = await this.authors.byIds(
      found.flatMap(({ about, requested_by, decided_by }) => [requested_by, ...[about, decided_by].flatMap((id) => id ?? [])]),
    );
    const rows: ApprovalRow[] = [];
    for (const document of found) {
      const { state, confirming } = await this.confirming(document._id, caller);
      const declared = state && this.known.of(state.command, state.kind);
      // What a later release lets wait is not shown by this one, which could not carry it out.
      if (!state || !declared) continue;
      const hindrance = document.state === 'waiting' ? hindranceOf(confirming, state, this.now()) : null;
      const asked = askedOf(state);
      const said = wordsOf(state);
      rows.push({
        ...{ id: document._id, kind: document.kind, state: document.state, until: document.until, failure: document.failure, note: state.note },
        sentence: declared.sentence(asked),
        changes: await this.named(declared, asked),
        member: document.about ? authorIn(people, document.about) : null,
        rule: state.rule,
        words: (declared.told && said[declared.told]) || null,
        staff_words: (declared.toldToStaff && said[declared.toldToStaff]) || null,
        page: declared.page?.(asked) ?? null,
        cases: state.cases.map(({ caseId }) => caseId),
        left_out: [...document.left_out],
        requested_by: authorIn(people, document.requested_by),
        requested_at: document.requested_at,
        decided_by: document.decided_by ? authorIn(people, document.decided_by) : null,
        decided_at: document.decided_at,
        is_own: document.requested_by === caller.memberId,
        may_decide: document.state === 'waiting' && hindrance === null,
        hindrance: hindrance?.message ?? null,
      });
    }
    return rows;
  }

  /** The changes as whoever confirms reads them. */
  private async named(declared: Approvable, asked: Command['data']): Promise<ApprovalChange[]> {
    const people = await this.authors.byIds(declared.names?.(asked) ?? []);
    return declared.changes(asked).map((change) => ({ ...change, to: withNames(change.to, people) }));
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}
