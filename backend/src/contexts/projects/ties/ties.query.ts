import { Inject, Injectable } from '@nestjs/common';
import { POSTING_LIMITS, POSTING_TEXT } from '../../../../contracts/help-wanted.js';
import { PEOPLE_TEXT } from '../../../../contracts/project-people.js';
import { PROJECT_LIMITS } from '../../../../contracts/project-writing.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { MemberTies } from './member-ties.port.js';
import { tiesView } from './ties.model.js';

const UNKNOWN = {
  invite: ['invite.unknown', PEOPLE_TEXT.inviteUnknown],
  posting: ['posting.not-found', POSTING_TEXT.notFound],
  application: ['application.not-found', POSTING_TEXT.applicationNotFound],
} as const;
/** Those of withdrawn projects count as waiting in the view. */
const MOST_WAITING = 10 * POSTING_LIMITS.waitingOfMember;

/** Answers in which project something is, and how much of a member's there is. */
@Injectable()
export class TiesQuery implements MemberTies {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** Throws not-found where there is no such thing. */
  async projectOf(kind: keyof typeof UNKNOWN, id: string): Promise<string> {
    const found = await this.views.get(tiesView.name, id);
    if (found?.kind === kind) return found.project_id;
    const [code, sentence] = UNKNOWN[kind];
    throw new RuleViolation(code, sentence, null, 'not-found');
  }

  owned(memberId: string): Promise<number> {
    return this.views.count(tiesView.name, { member_id: memberId, kind: 'owner' }, PROJECT_LIMITS.owned);
  }

  /** How many applications of a member wait for an answer. */
  async waiting(memberId: string): Promise<number> {
    const all = await this.views.find(tiesView.name, { member_id: memberId, kind: 'application' }, { sort: [['_id', -1]], limit: MOST_WAITING });
    const open = all.filter(({ flag }) => flag);
    const gone = await this.views.getMany(tiesView.name, [...new Set(open.map(({ project_id }) => project_id))]);
    const withdrawn = new Set(gone.filter(({ flag }) => flag).map(({ _id }) => _id));
    return open.filter(({ project_id }) => !withdrawn.has(project_id)).length;
  }

  async projectsOf(memberId: string, kind: 'any' | 'owner' | 'last-owner', limit: number, offset: number): Promise<readonly string[]> {
    const ofKind = kind === 'any' ? {} : { kind: kind === 'owner' ? kind : 'project' };
    const found = await this.views.find(tiesView.name, { member_id: memberId, ...ofKind }, { sort: [['_id', 1]], limit, offset });
    return found.map(({ project_id }) => project_id);
  }
}
