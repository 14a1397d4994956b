import { Inject, Injectable } from '@nestjs/common';
import { PEOPLE_LIMITS } from '../../../../contracts/project-people.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Views } from '../../../kernel/views.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { InvitedAddress } from '../project/invited-address.service.js';
import { type InviteDocument, invitesView } from './people.model.js';

const NEWEST = [['number', -1]] as const;
/** Of one member: more do not wait for anybody. */
const MOST_OF_MEMBER = 200;

/** Answers which invitations wait. One whose time is over waits no more, also when nobody has ended it yet. */
@Injectable()
export class InviteQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly addresses: InvitedAddress,
  ) {}

  /** Those that a project sent, the newest first. */
  async sentBy(projectId: string): Promise<InviteDocument[]> {
    const found = await this.views.find(invitesView.name, { project_id: projectId }, { sort: NEWEST, limit: PEOPLE_LIMITS.pendingInvites });
    return this.stillOpen(found);
  }

  /** Those that a member got, by name or to the address that they have verified, the newest first. */
  async receivedBy(memberId: string): Promise<InviteDocument[]> {
    const page = { sort: NEWEST, limit: MOST_OF_MEMBER };
    const digest = await this.addresses.digestOfMember(memberId);
    const [byName, byAddress] = await Promise.all([
      this.views.find(invitesView.name, { member_id: memberId, refused: false }, page),
      digest === null ? [] : this.views.find(invitesView.name, { digest, refused: false }, page),
    ]);
    return this.stillOpen([...byName, ...byAddress].sort((one, other) => other.number - one.number));
  }

  async waitingFor(projectId: string, memberId: string): Promise<InviteDocument | null> {
    return (await this.receivedBy(memberId)).find(({ project_id }) => project_id === projectId) ?? null;
  }

  private stillOpen(invites: readonly InviteDocument[]): InviteDocument[] {
    const now = this.clock.now().toISOString();
    return invites.filter(({ expires_at }) => expires_at > now);
  }
}
