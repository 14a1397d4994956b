import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { displayName } from '../../../../contracts/accounts.js';
import { PEOPLE_LIMITS } from '../../../../contracts/project-people.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { MAILER } from '../../../platform/tokens.js';
import type { Invite } from '../project/invite.state.rules.js';
import { InvitedAddress } from '../project/invited-address.service.js';
import { isToldByMail } from '../project/invites.rules.js';
import { projectStream } from '../project/project.stream.js';
import { ProjectMembers } from '../project/project-members.port.js';
import { projectInviteMail } from './invite.mail.js';
import type { MailProjectInvite } from './invite-mail.commands.js';
import { InviteMailDoor } from './invite-mail-door.port.js';

/** Whoever sent an invitation is never told whether it was mailed. */
@Injectable()
export class MailProjectInviteHandler implements ICommandHandler<MailProjectInvite> {
  constructor(
    private readonly store: EventStore,
    private readonly members: ProjectMembers,
    private readonly authors: AuthorDirectory,
    private readonly shutOuts: ShutOuts,
    private readonly addresses: InvitedAddress,
    private readonly door: InviteMailDoor,
    private readonly limits: RateLimits,
    private readonly site: SiteAddress,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ data: { projectId, inviteId }, origin }: MailProjectInvite): Promise<void> {
    const project = await this.store.state(projectStream, projectId);
    const invite = project?.invites.get(inviteId);
    if (!project || !invite || !isToldByMail(project, invite, origin.at) || !(await this.mayReach(invite))) return;
    const inviter = authorIn(await this.authors.byIds([invite.by]), invite.by);
    // Nobody has looked at what a private project says, so it goes to nobody outside.
    const title = project.visibility === 'private' ? null : project.words.title;
    const told = { title, inviter: displayName(inviter), until: turkishTime(invite.expiresAt), publicUrl: this.site.publicUrl };
    await this.mailer.deliver(projectInviteMail({ id: origin.id, to: invite.address ?? '' }, told));
  }

  private async mayReach({ address, by }: Invite): Promise<boolean> {
    if (!address || this.door.isBlocked(address)) return false;
    const known = await this.members.byIdentifier(address);
    if (known?.verified) {
      const [theirs, own] = await Promise.all([this.shutOuts.blockersAmong([known._id], by), this.shutOuts.blockersAmong([by], known._id)]);
      if (theirs.size + own.size > 0) return false;
    }
    return this.limits.countInDay(`project-invite-mail:${this.addresses.mailboxDigestOf(address)}`, PEOPLE_LIMITS.mailsADay);
  }
}
