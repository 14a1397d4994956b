import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { INVITATION_LIMITS, INVITATION_TEXT, type InvitationMade, type InviteRequest } from '../../../../contracts/invitations.js';
import { blockedIn, mailboxOf } from '../../../../contracts/mail-blocks.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Origin } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Vault } from '../../../kernel/vault.js';
import { SecondPerson } from '../../../platform/approvals/second-person.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { forbidden } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS, VAULT } from '../../../platform/tokens.js';
import { ClaimInvitation, MakeInvitation, ReturnInvitation, RevokeInvitation, UseInvitation } from './invitations.commands.js';
import { InvitationsQuery } from './invitations.query.js';
import { Inviters } from './inviters.port.js';

/** Makes invitations and lets people in by them. Only digests of their tokens and addresses are kept. */
@Injectable()
export class Invitations {
  constructor(
    private readonly commands: CommandBus,
    private readonly invitations: InvitationsQuery,
    private readonly inviters: Inviters,
    private readonly origins: Origins,
    private readonly reply: Reply,
    private readonly site: SiteAddress,
    private readonly second: SecondPerson,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** The link, which is told once. Its token stands behind `#`: no server and no log is sent it. */
  async make({ address, role }: InviteRequest, inviterId: string, caller: Caller): Promise<InvitationMade> {
    if (role !== 'user' && !holds(caller.role, 'role.grant')) throw forbidden(INVITATION_TEXT.staffNeedsAdmin);
    const origin = this.origins.of(caller);
    // An invitation appoints by itself, long after it was made: nobody could confirm it then.
    if (role !== 'user' && (await this.second.asksFor('staff_role', origin))) throw forbidden(INVITATION_TEXT.staffNeedsSecond);
    const wanted = address?.trim() || null;
    if (wanted && blockedIn(wanted)?.kind !== 'address')
      throw new RuleViolation('invitation.address', INVITATION_TEXT.addressWrong, { address: INVITATION_TEXT.addressWrong });
    const token = this.ids.secret();
    const id = this.idOf(token);
    const open = await this.invitations.countOpen(INVITATION_LIMITS.open);
    const data = { invitationId: id, role, address: wanted && this.digestOf(wanted), inviterId, open };
    await this.commands.execute(new MakeInvitation(data, origin));
    return this.reply.afterViews(async () => ({ id, link: `${this.site.publicUrl}/auth/register#davet=${token}` }));
  }

  async revoke(invitationId: string, moderatorId: string, caller: Caller): Promise<void> {
    await this.commands.execute(new RevokeInvitation({ invitationId, moderatorId }, this.origins.of(caller)));
    await this.reply.afterViews(async () => undefined);
  }

  async claim(token: string, email: string, memberId: string, origin: Origin): Promise<void> {
    const admins = (await this.inviters.staff()).filter(({ role }) => holds(role, 'role.grant')).map(({ id }) => id);
    const data = { invitationId: this.idOf(token), memberId, address: this.digestOf(email), admins };
    await this.commands.execute(new ClaimInvitation(data, step(origin, 'claim')));
  }

  async giveBack(token: string, memberId: string, origin: Origin): Promise<void> {
    await this.commands.execute(new ReturnInvitation({ invitationId: this.idOf(token), memberId }, step(origin, 'return')));
  }

  async use(token: string, memberId: string, origin: Origin): Promise<void> {
    await this.commands.execute(new UseInvitation({ invitationId: this.idOf(token), memberId }, step(origin, 'use')));
  }

  private idOf(token: string): string {
    return this.vault.blind('invitation', token);
  }

  private digestOf(address: string): string {
    return this.vault.blind('invited-address', mailboxOf(address));
  }
}

const step = (origin: Origin, what: string): Origin => ({ ...origin, id: `${origin.id}/invitation/${what}` });
