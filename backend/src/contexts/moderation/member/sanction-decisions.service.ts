import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Waiting } from '../../../../contracts/approvals.js';
import { DEFAULT_MUTE_MINUTES, type MemberCase, type SanctionedMember, type SanctionRequest } from '../../../../contracts/moderation.js';
import { seenWords } from '../../../../contracts/one-line.js';
import { outranks, type Role } from '../../../../contracts/permissions.js';
import { type ChangeEndRequest, type LiftRequest, SANCTION_TEXT } from '../../../../contracts/sanctions.js';
import type { Command, Origin } from '../../../kernel/command.js';
import type { NewEvent } from '../../../kernel/event.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { SecondPerson } from '../../../platform/approvals/second-person.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { ModerationSettings } from '../moderation-settings.port.js';
import { BanMember, ChangeSanctionEnd, IssueWarning, LiftSanction, MuteMember, type StandingCommand, SuspendMember } from '../standing/standing.commands.js';
import { MINUTES_PER_DAY } from '../standing/standing.rules.js';
import { standingStream } from '../standing/standing.stream.js';
import { ModeratedMemberQuery } from './moderated-member.query.js';

interface Sent {
  readonly facts: readonly NewEvent[];
  readonly waits: Waiting | null;
}

/** Takes a moderator's decision on a member, for which no report is needed. Each answers the member as they stand then. */
@Injectable()
export class SanctionDecisions {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly second: SecondPerson,
    private readonly members: ModeratedMemberQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
    private readonly settings: ModerationSettings,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Refuses when a stronger one holds: nobody is to believe that a sanction was given. One for good may wait for a second person. */
  async give(memberId: string, { kind, reason, note, durationMinutes }: SanctionRequest, caller: Caller): Promise<SanctionedMember> {
    const { policy } = this.settings;
    const given = { memberId, sanctionId: this.ids.next(), reportId: null, contentId: null, reason, note: seenWords(note) };
    const { facts, waits } = await this.send(memberId, caller, (origin) => {
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
    if (facts.length === 0 && !waits) throw new RuleViolation('sanction.changes-nothing', SANCTION_TEXT.changesNothing, null, 'conflict');
    return this.sanctioned(memberId, waits);
  }

  lift(memberId: string, sanctionId: string, { kind, note }: LiftRequest, caller: Caller): Promise<SanctionedMember> {
    const { policy } = this.settings;
    return this.decide(memberId, caller, (origin) => new LiftSanction({ memberId, sanctionId, kind, note, policy }, origin));
  }

  changeEnd(memberId: string, sanctionId: string, { kind, durationMinutes, note }: ChangeEndRequest, caller: Caller): Promise<SanctionedMember> {
    const data = { memberId, sanctionId, kind, durationMinutes: durationMinutes ?? null, note };
    return this.decide(memberId, caller, (origin) => new ChangeSanctionEnd(data, origin));
  }

  private async decide(memberId: string, caller: Caller, command: (origin: Origin) => StandingCommand): Promise<SanctionedMember> {
    const { waits } = await this.send(memberId, caller, command);
    return this.sanctioned(memberId, waits);
  }

  private sanctioned(memberId: string, waits: Waiting | null): Promise<SanctionedMember> {
    return this.reply.afterPolicies(async () => ({ ...(await this.case(memberId)), ...(waits && { waits }) }));
  }

  private async send(memberId: string, caller: Caller, command: (origin: Origin) => StandingCommand): Promise<Sent> {
    await this.refuse(memberId, caller);
    const wanted = command(this.origins.of(caller));
    const wouldChange = (await this.store.rehearse(standingStream, memberId, wanted)).length > 0;
    const waits = wouldChange ? await this.second.hold(wanted) : null;
    if (waits) return { facts: [], waits };
    return { facts: await this.commands.execute<Command, readonly NewEvent[]>(wanted), waits };
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
