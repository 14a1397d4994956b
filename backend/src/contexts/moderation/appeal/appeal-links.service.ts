import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { AppealLink } from '../../../../contracts/appeals.js';
import { type EndsAt, strongestAt } from '../../../../contracts/sanctions.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Vault } from '../../../kernel/vault.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { CLOCK, VAULT } from '../../../platform/tokens.js';
import { ModeratedMemberQuery } from '../member/moderated-member.query.js';
import { StandingQuery } from '../standing/standing.query.js';
import type { DecisionDocument } from './appeal.model.js';
import { DecisionQuery } from './decision.query.js';
import { OwnAppealsQuery } from './own-appeals.query.js';

/**
 * Lets whoever is shut out appeal without a session. A link opens the appeal against one decision and nothing else, until the time for it is over,
 * and as long again once it is decided; its token stands in the fragment, which no browser sends.
 */
@Injectable()
export class AppealLinks {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly site: SiteAddress,
    private readonly standing: StandingQuery,
    private readonly members: ModeratedMemberQuery,
    private readonly decisions: DecisionQuery,
    private readonly appeals: OwnAppealsQuery,
  ) {}

  /** For mails. */
  against(decisionId: string, decidedAt: string): { link: string; until: string } {
    return { link: `${this.site.publicUrl}/appeal#${this.tokenOf(decisionId)}`, until: this.appeals.until({ at: decidedAt }) };
  }

  /** For a member who is shut out and has shown who they are: the decision that shuts them out. Null when its time is over. */
  async forRestricted(memberId: string): Promise<AppealLink | null> {
    const { past } = await this.standing.of(memberId);
    const holding = past.flatMap(({ id, type: kind, until, state }): (EndsAt & { id: string })[] =>
      state === 'in_force' && (kind === 'suspended' || kind === 'banned') ? [{ id, kind, until }] : [],
    );
    const id = strongestAt(holding, this.clock.now().toISOString())?.id;
    const found = id ? await this.decisions.byId(id) : null;
    return found && (await this.appeals.isOpen(found)) ? { token: this.tokenOf(found._id) } : null;
  }

  /** The decision that a token opens now, or null. */
  async opened(token: string): Promise<DecisionDocument | null> {
    const [decisionId = '', signature = ''] = token.split('.', 2);
    const [given, right] = [Buffer.from(signature), Buffer.from(this.signatureOf(decisionId))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const found = await this.decisions.byId(decisionId);
    if (!found || !(await this.appeals.isOpen(found))) return null;
    return (await this.members.byId(found.member_id))?.username ? found : null;
  }

  private tokenOf(decisionId: string): string {
    return `${decisionId}.${this.signatureOf(decisionId)}`;
  }

  private signatureOf(decisionId: string): string {
    return this.vault.blind('appeal-link', decisionId);
  }
}
