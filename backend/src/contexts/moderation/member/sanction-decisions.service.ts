import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DEFAULT_MUTE_MINUTES, type MemberCase, type SanctionRequest } from '../../../../contracts/moderation.js';
import { outranks, type Role } from '../../../../contracts/permissions.js';
import { type ChangeEndRequest, type LiftRequest, SANCTION_TEXT } from '../../../../contracts/sanctions.js';
import type { Command, Origin } from '../../../kernel/command.js';
import type { NewEvent } from '../../../kernel/event.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { ModerationSettings } from '../moderation-settings.port.js';
import { BanMember, ChangeSanctionEnd, IssueWarning, LiftSanction, MuteMember, SuspendMember } from '../standing/standing.commands.js';
import { MINUTES_PER_DAY } from '../standing/standing.rules.js';
import { ModeratedMemberQuery } from './moderated-member.query.js';

/** Takes a moderator's decision on a member, for which no report is needed. Each answers the member as they stand then. */
@Injectable()
export class SanctionDecisions {
  constructor(
    private readonly commands: CommandBus,
    private readonly members: ModeratedMemberQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
    private readonly settings: ModerationSettings,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Refuses when a stronger one holds: nobody is to believe that a sanction was given. */
  async give(memberId: string, { kind, reason, note, durationMinutes }: SanctionRequest, caller: Caller): Promise<MemberCase> {
    const { policy } = this.settings;
    const given = { memberId, sanctionId: this.ids.next(), reportId: null, contentId: null, reason, note: note?.trim() || null };
    const facts = await this.send(memberId, caller, (origin) => {
      switch (kind) {
        case 'warned':
          return new IssueWarning({ ...given, policy }, origin);
        case 'muted':
          return new MuteMember({ ...given, durationMinutes: durationMinutes ?? DEFAULT_MUTE_MINUTES }, origin);
        case 'suspended':
          return new SuspendMember({ ...given, durationMinutes: durationMinutes ?? policy.suspensionDays * MINUTES_PER_DAY }, origin);
        case 'banned':
          return new BanMember({ ...given, durationMinutes: durationMinutes ?? null }, origin);
      }
    });
    if (facts.length === 0) throw new RuleViolation('sanction.changes-nothing', SANCTION_TEXT.changesNothing, null, 'conflict');
    return this.reply.afterPolicies(() => this.case(memberId));
  }

  lift(memberId: string, sanctionId: string, { kind, note }: LiftRequest, caller: Caller): Promise<MemberCase> {
    const { policy } = this.settings;
    return this.decide(memberId, caller, (origin) => new LiftSanction({ memberId, sanctionId, kind, note, policy }, origin));
  }

  changeEnd(memberId: string, sanctionId: string, { kind, durationMinutes, note }: ChangeEndRequest, caller: Caller): Promise<MemberCase> {
    const data = { memberId, sanctionId, kind, durationMinutes: durationMinutes ?? null, note };
    return this.decide(memberId, caller, (origin) => new ChangeSanctionEnd(data, origin));
  }

  private async decide(memberId: string, caller: Caller, command: (origin: Origin) => Command): Promise<MemberCase> {
    await this.send(memberId, caller, command);
    return this.reply.afterPolicies(() => this.case(memberId));
  }

  private async send(memberId: string, caller: Caller, command: (origin: Origin) => Command): Promise<readonly NewEvent[]> {
    await this.refuse(memberId, caller);
    return this.commands.execute<Command, readonly NewEvent[]>(command(this.origins.of(caller)));
  }

  /** Nobody decides about themselves or about an equal; whoever ended their account is beyond it. */
  private async refuse(memberId: string, caller: Caller): Promise<void> {
    const member = await this.members.byId(memberId);
    if (!member || member.username === null) throw notFound(SANCTION_TEXT.memberUnknown);
    if (memberId === caller.memberId) throw new RuleViolation('sanction.about-yourself', SANCTION_TEXT.aboutYourself, null, 'forbidden');
    if (outranks(member.role as Role, caller.role)) throw new RuleViolation('sanction.about-superior', SANCTION_TEXT.aboutSuperior, null, 'forbidden');
  }

  private async case(memberId: string): Promise<MemberCase> {
    const found = await this.members.case(memberId);
    if (!found) throw notFound(SANCTION_TEXT.memberUnknown);
    return found;
  }
}
