import { Inject, Injectable } from '@nestjs/common';
import { PEOPLE_LIMITS } from '../../../../contracts/project-people.js';
import type { Clock } from '../../../kernel/clock.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { isSpent } from '../project/invite.state.rules.js';
import { InvitedAddress } from '../project/invited-address.service.js';
import type { ProjectState } from '../project/project.state.rules.js';
import { projectStream } from '../project/project.stream.js';
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
    private readonly shutOuts: ShutOuts,
    private readonly store: EventStore,
  ) {}

  /** Those that a project sent, the newest first. */
  async sentBy(projectId: string): Promise<InviteDocument[]> {
    const found = await this.views.find(invitesView.name, { project_id: projectId }, { sort: NEWEST, limit: PEOPLE_LIMITS.pendingInvites });
    return this.stillOpen(found);
  }

  /**
   * Those that a member got, by name or to the address that they have verified, the newest first. Whoever sent one is told the same whether it is
   * seen or not: those across a block are not, nor those to whoever refused often enough, by whichever name, or was in it since.
   */
  async receivedBy(memberId: string): Promise<InviteDocument[]> {
    const page = { sort: NEWEST, limit: MOST_OF_MEMBER };
    const digest = await this.addresses.digestOfMember(memberId);
    const [byName, byAddress] = await Promise.all([
      this.views.find(invitesView.name, { member_id: memberId, refused: false }, page),
      digest === null ? [] : this.views.find(invitesView.name, { digest, refused: false }, page),
    ]);
    const open = this.stillOpen([...byName, ...byAddress].sort((one, other) => other.number - one.number));
    if (open.length === 0) return open;
    const shut = await this.shutOuts.shutFrom([...new Set(open.map(({ by }) => by))], memberId);
    const reaching = open.filter(({ by }) => !shut.has(by));
    const projects = new Map<string, ProjectState>();
    for (const { project_id: id } of reaching) if (!projects.has(id)) projects.set(id, await this.store.state(projectStream, id));
    const names = [memberId, ...(digest === null ? [] : [digest])];
    return reaching.filter(({ _id, project_id }) => isAsked(projects.get(project_id) ?? null, _id, memberId, names));
  }

  async waitingFor(projectId: string, memberId: string): Promise<InviteDocument | null> {
    return (await this.receivedBy(memberId)).find(({ project_id }) => project_id === projectId) ?? null;
  }

  private stillOpen(invites: readonly InviteDocument[]): InviteDocument[] {
    const now = this.clock.now().toISOString();
    return invites.filter(({ expires_at }) => expires_at > now);
  }
}

/** Whether an invitation still asks a member who has these names: nobody who refused often enough, or who is in it or was since it was sent. */
function isAsked(project: ProjectState, inviteId: string, memberId: string, names: readonly string[]): boolean {
  const invite = project?.invites.get(inviteId);
  if (!project || !invite || project.members.has(memberId) || isSpent(project, invite, memberId)) return false;
  return names.reduce((sum, name) => sum + (project.refusals.get(name) ?? 0), 0) < PEOPLE_LIMITS.refusalsUntilBlocked;
}
