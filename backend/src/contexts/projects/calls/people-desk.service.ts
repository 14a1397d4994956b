import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { emailFlaw } from '../../../../contracts/email.js';
import {
  type AddedMember,
  type AddMemberRequest,
  PEOPLE_LIMITS,
  PEOPLE_TEXT,
  type ProjectInviteRequest,
  type SavedMember,
  type SentInvite,
} from '../../../../contracts/project-people.js';
import type { ProjectRole } from '../../../../contracts/projects.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { IDS } from '../../../platform/tokens.js';
import { InvitedAddress } from '../project/invited-address.service.js';
import { Inviting } from '../project/inviting.service.js';
import {
  AddMember,
  AnswerHandover,
  AnswerInvite,
  ChangeProjectRole,
  type Invitee,
  InviteToProject,
  OfferHandover,
  RemindInvitee,
  RemoveMember,
  WithdrawHandover,
  WithdrawInvite,
} from '../project/people.commands.js';
import { ProjectMembers } from '../project/project-members.port.js';
import { SavedProjectQuery } from '../project/saved-project.query.js';
import { TiesQuery } from '../ties/ties.query.js';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Who comes into a project, who leaves it, and in which role. */
@Injectable()
export class PeopleDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly members: ProjectMembers,
    private readonly shutOuts: ShutOuts,
    private readonly addresses: InvitedAddress,
    private readonly inviting: Inviting,
    private readonly saved: SavedProjectQuery,
    private readonly ties: TiesQuery,
    private readonly origins: Origins,
    private readonly limits: RateLimits,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async invite(projectId: string, { identifier, role }: ProjectInviteRequest, memberId: string, caller: Caller): Promise<SentInvite> {
    await this.countInvite(projectId, memberId);
    const invitee = await this.inviteeOf(identifier.trim());
    const isClosed = 'memberId' in invitee && (await this.isClosed(memberId, invitee.memberId));
    const id = this.ids.next();
    const data = { projectId, memberId, inviteId: id, role, invitee, isClosed };
    await this.inviting.ask(projectId, (judged) => new InviteToProject({ ...data, judged }, this.origins.of(caller)));
    return { id };
  }

  async add(projectId: string, { userId, role }: AddMemberRequest, memberId: string, caller: Caller): Promise<AddedMember> {
    await this.countInvite(projectId, memberId);
    const [known] = await this.members.remaining([userId]);
    if (!known) throw notFound(PEOPLE_TEXT.userNotFound);
    const data = { projectId, memberId, userId, role, inviteId: this.ids.next(), isClosed: await this.isClosed(memberId, userId) };
    const facts = await this.inviting.ask(projectId, (judged) => new AddMember({ ...data, judged }, this.origins.of(caller)));
    return { outcome: facts.some(({ type }) => type === 'MemberJoined') ? 'joined' : 'invited' };
  }

  async remind(inviteId: string, memberId: string, caller: Caller): Promise<void> {
    const projectId = await this.ties.projectOf('invite', inviteId);
    await this.commands.execute(new RemindInvitee({ projectId, memberId, inviteId }, this.origins.of(caller)));
  }

  async withdraw(inviteId: string, memberId: string, caller: Caller): Promise<void> {
    const projectId = await this.ties.projectOf('invite', inviteId);
    await this.commands.execute(new WithdrawInvite({ projectId, memberId, inviteId }, this.origins.of(caller)));
  }

  async answer(inviteId: string, accepts: boolean, memberId: string, caller: Caller): Promise<SavedMember> {
    const projectId = await this.ties.projectOf('invite', inviteId);
    const digest = await this.addresses.digestOfMember(memberId);
    await this.commands.execute(new AnswerInvite({ projectId, memberId, inviteId, accepts, digest }, this.origins.of(caller)));
    return this.saved.member(projectId, memberId);
  }

  async changeRole(projectId: string, userId: string, role: ProjectRole, memberId: string, caller: Caller): Promise<SavedMember> {
    await this.limits.countInHour(`project-roles:${projectId}:${memberId}`, PEOPLE_LIMITS.roleChangesAnHour, PEOPLE_TEXT.tooManyRoleChanges);
    await this.commands.execute(new ChangeProjectRole({ projectId, memberId, userId, role }, this.origins.of(caller)));
    return this.saved.member(projectId, userId);
  }

  async remove(projectId: string, userId: string, memberId: string, caller: Caller): Promise<SavedMember> {
    await this.commands.execute(new RemoveMember({ projectId, memberId, userId }, this.origins.of(caller)));
    return this.saved.member(projectId, userId);
  }

  async offer(projectId: string, userId: string, memberId: string, caller: Caller): Promise<void> {
    await this.limits.doInDay(`project-offers:${projectId}`, PEOPLE_LIMITS.offersADay, PEOPLE_TEXT.tooManyOffers, () =>
      this.commands.execute(new OfferHandover({ projectId, memberId, userId }, this.origins.of(caller))),
    );
  }

  async withdrawOffer(projectId: string, memberId: string, caller: Caller): Promise<void> {
    await this.commands.execute(new WithdrawHandover({ projectId, memberId }, this.origins.of(caller)));
  }

  async answerOffer(projectId: string, accepts: boolean, memberId: string, caller: Caller): Promise<SavedMember> {
    const owned = await this.ties.owned(memberId);
    await this.commands.execute(new AnswerHandover({ projectId, memberId, accepts, owned }, this.origins.of(caller)));
    return this.saved.member(projectId, memberId);
  }

  /** An address is never looked up: whose it is, or that it is nobody's, must not be learnt by inviting it. */
  private async inviteeOf(identifier: string): Promise<Invitee> {
    if (identifier.includes('@')) {
      if (emailFlaw(identifier) !== null) throw notFound(PEOPLE_TEXT.identifierNotFound);
      return { address: identifier, digest: this.addresses.digestOf(identifier) };
    }
    const found = ID.test(identifier) ? await this.members.remaining([identifier.toLowerCase()]) : await this.members.named([identifier]);
    const [memberId] = found;
    if (!memberId) throw notFound(PEOPLE_TEXT.identifierNotFound);
    return { memberId };
  }

  private async isClosed(inviterId: string, inviteeId: string): Promise<boolean> {
    const [theirs, own] = await Promise.all([this.shutOuts.blockersAmong([inviteeId], inviterId), this.shutOuts.blockersAmong([inviterId], inviteeId)]);
    return theirs.size + own.size > 0;
  }

  private async countInvite(projectId: string, memberId: string): Promise<void> {
    await this.limits.countInHour(`project-invite:${memberId}`, PEOPLE_LIMITS.invitesAnHour, PEOPLE_TEXT.tooManyInvites);
    await this.limits.refuseInDay(`project-invites:${projectId}:${memberId}`, PEOPLE_LIMITS.invitesADay, PEOPLE_TEXT.tooManyInvites);
  }
}

const notFound = (sentence: string) => new RuleViolation('project.no-such-member', sentence, null, 'not-found');
