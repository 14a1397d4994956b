import { Inject, Injectable } from '@nestjs/common';
import type { InvitationRow } from '../../../../contracts/invitations.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { type InvitationDocument, invitationsView } from './invitations.model.js';

/** Answers who was invited by whom, the newest first. */
@Injectable()
export class InvitationsQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly authors: AuthorDirectory,
  ) {}

  async list({ limit, offset }: Window): Promise<{ rows: InvitationRow[]; total: number }> {
    const [found, total] = await Promise.all([
      this.views.find(invitationsView.name, {}, { sort: [['position', -1]], limit, offset }),
      this.views.count(invitationsView.name, {}),
    ]);
    return { rows: await this.shown(found), total };
  }

  /** How many can be used now. */
  countOpen(most: number): Promise<number> {
    return this.views.count(invitationsView.name, { over: null, until: { $gt: this.now() } }, most);
  }

  private async shown(found: readonly InvitationDocument[]): Promise<InvitationRow[]> {
    const now = this.now();
    const people = await this.authors.byIds(new Set(found.flatMap(({ inviter_id, member_id }) => [inviter_id, ...(member_id ? [member_id] : [])])));
    return found.map(({ _id: id, role, for_address, at, until, over, inviter_id, member_id }) => ({
      id,
      role,
      for_address,
      at,
      until,
      state: over ?? (until > now ? 'open' : 'expired'),
      by: authorIn(people, inviter_id),
      member: member_id ? authorIn(people, member_id) : null,
    }));
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}
