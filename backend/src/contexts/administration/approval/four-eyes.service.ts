import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { APPROVAL_LIMITS, type ApprovalKind, type Waiting } from '../../../../contracts/approvals.js';
import type { MemberRole } from '../../../../contracts/permissions.js';
import type { Command, Origin } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Approvable } from '../../../platform/approvals/approvable.js';
import type { SecondPerson } from '../../../platform/approvals/second-person.js';
import { IDS } from '../../../platform/tokens.js';
import { SettingsInForce } from '../settings/settings-in-force.service.js';
import { Approvables } from './approvables.service.js';
import { RequestApproval } from './approval.commands.js';
import { hindranceOf } from './approval.rules.js';
import { TakeApprovalPlace } from './approval-place.commands.js';
import { placeOf } from './approval-place.decider.js';
import { ApproverDirectory } from './approver-directory.port.js';

const HOUR_MS = 3_600_000;
type Data = Readonly<Record<string, unknown>>;

/** Lets commands wait for a second person. Whoever is alone decides alone: nothing waits where nobody else could confirm it. */
@Injectable()
export class FourEyes implements SecondPerson {
  constructor(
    private readonly commands: CommandBus,
    private readonly known: Approvables,
    private readonly inForce: SettingsInForce,
    private readonly directory: ApproverDirectory,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async hold(command: Command): Promise<Waiting | null> {
    const kind = this.known.letsWait(command);
    if (!kind || !(await this.isSomebodyThere(kind, command))) return null;
    const request = this.requestFor(kind, command);
    const { approvalId, until } = request.data;
    await this.commands.execute(
      new TakeApprovalPlace({ ...placeOf(request.data), approvalId, until }, { ...command.origin, id: `${command.origin.id}/place` }),
    );
    await this.commands.execute(request);
    return { id: approvalId, until };
  }

  async wouldHold(command: Command): Promise<boolean> {
    const kind = this.known.letsWait(command);
    return kind !== undefined && this.isSomebodyThere(kind, command);
  }

  async asksFor(kind: ApprovalKind, origin: Origin): Promise<boolean> {
    const declared = this.known.ofKind(kind);
    return declared !== undefined && this.isSomebodyThere(declared, { data: {}, origin });
  }

  private async isSomebodyThere({ permission, judges }: Approvable, { data, origin }: Pick<Command, 'data' | 'origin'>): Promise<boolean> {
    const mode = this.inForce.values.fourEyes;
    if (mode === 'off') return false;
    const judged = [...(judges?.(data) ?? [])];
    const judgedRoles = [...(await this.directory.rolesOf(judged)).values()];
    const asked = { requestedBy: origin.actor.id, permission, judges: judged, until: hoursAfter(origin.at) };
    const confirming = { requesterRole: origin.actor.role as MemberRole, judgedRoles, memberGone: false };
    const others = (await this.directory.approvers()).filter(({ isAble }) => isAble || mode === 'on');
    return others.some(({ id: by, role }) => hindranceOf({ ...confirming, by, role }, asked, origin.at) === null);
  }

  /** Its id follows from the command: one that is sent again asks for nothing new. */
  private requestFor({ kind, permission, words, ...declared }: Approvable, { constructor: { name }, data, origin }: Command): RequestApproval {
    const approvalId = this.ids.derive(`approval/${origin.id}`);
    const given = data as Data;
    const written: readonly string[] = words;
    const said = Object.fromEntries(written.filter((field) => typeof given[field] === 'string').map((field) => [field, given[field]]));
    const about = declared.member(data);
    const request = {
      ...{ approvalId, kind, permission, about, command: name },
      requestedBy: origin.actor.id,
      requestedRole: origin.actor.role as MemberRole,
      asked: JSON.stringify(Object.fromEntries(Object.entries(given).filter(([field]) => !(field in said)))),
      words: Object.keys(said).length > 0 ? JSON.stringify(said) : null,
      sealedFor: about ?? origin.actor.id,
      judges: [...(declared.judges?.(data) ?? [])],
      decisions: [...(declared.decisions?.(data) ?? [])],
      cases: [...(declared.cases?.(data) ?? [])],
      suspends: (declared.suspends?.(data) ?? []).map((memberId) => ({ memberId, sanctionId: this.ids.derive(`approval/${origin.id}/${memberId}`) })),
      rule: typeof given.reason === 'string' && !written.includes('reason') ? given.reason : null,
      until: hoursAfter(origin.at),
    };
    return new RequestApproval(request, { ...origin, id: `${origin.id}/approval` });
  }
}

const hoursAfter = (at: string): string => new Date(Date.parse(at) + APPROVAL_LIMITS.hours * HOUR_MS).toISOString();
