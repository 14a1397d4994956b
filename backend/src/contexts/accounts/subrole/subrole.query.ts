import { Inject, Injectable } from '@nestjs/common';
import {
  type MemberSubroles,
  type OwnSubroleRequest,
  SUBROLE_LIMITS,
  SUBROLES,
  type SubroleRequestRow,
  type SubroleState,
  type SubroleStatus,
  subrolesIn,
} from '../../../../contracts/subroles.js';
import type { Views } from '../../../kernel/views.js';
import { authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { membersView } from '../views/accounts.model.js';
import { MemberQuery } from '../views/member.query.js';
import { type SubroleRequestDocument, type SubroleWords, subroleRequestsView, subroleWordsView } from './subrole.model.js';
import { expiryOf } from './subrole.policy.js';

/** Answers who holds which sub-roles and who asked for which. */
@Injectable()
export class SubroleQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly members: MemberQuery,
  ) {}

  byId(requestId: string): Promise<SubroleRequestDocument | null> {
    return this.views.get(subroleRequestsView.name, requestId);
  }

  /** The latest requests of a member; whoever made more than are listed finds the others in the copy of their data. */
  async own(memberId: string): Promise<SubroleStatus> {
    const member = await this.members.byId(memberId);
    const page = { sort: [['created_at', -1]], limit: SUBROLE_LIMITS.listed } as const;
    const found = await this.views.find(subroleRequestsView.name, { member_id: memberId }, page);
    const words = await this.views.get(subroleWordsView.name, memberId);
    return { subroles: subrolesIn(member?.subroles ?? {}), requests: found.map((request) => told(request, words?.requests[request._id])) };
  }

  async of(memberId: string): Promise<MemberSubroles> {
    const known = (await this.members.byId(memberId))?.subroles ?? {};
    return { held: subrolesIn(known), former: SUBROLES.filter((subrole) => known[subrole] === false) };
  }

  /** Those of one state, the longest waiting first; or all, those first that wait, then the newest. */
  async list(status: SubroleState | 'all', { limit, offset }: Window): Promise<{ rows: SubroleRequestRow[]; total: number }> {
    const filter = status === 'all' ? {} : { status };
    const found = await this.views.find(
      subroleRequestsView.name,
      filter,
      status === 'all'
        ? {
            sort: [
              ['waits', -1],
              ['created_at', -1],
            ],
            limit,
            offset,
          }
        : { sort: [['created_at', status === 'pending' ? 1 : -1]], limit, offset },
    );
    return { rows: await this.rows(found), total: await this.views.count(subroleRequestsView.name, filter) };
  }

  private async rows(found: readonly SubroleRequestDocument[]): Promise<SubroleRequestRow[]> {
    const memberIds = [...new Set(found.map(({ member_id }) => member_id))];
    const words = new Map((await this.views.getMany(subroleWordsView.name, memberIds)).map(({ _id, requests }) => [_id, requests]));
    const held = new Map((await this.views.getMany(membersView.name, memberIds)).map(({ _id, subroles }) => [_id, subrolesIn(subroles)]));
    const authors = await this.members.byIds(found.flatMap(({ member_id, reviewer_id }) => [member_id, ...(reviewer_id ? [reviewer_id] : [])]));
    return found.map((request) => ({
      ...told(request, words.get(request.member_id)?.[request._id]),
      member: authorIn(authors, request.member_id),
      held_subroles: held.get(request.member_id) ?? [],
      reviewer: request.reviewer_id === null ? null : authorIn(authors, request.reviewer_id),
      expires_at: request.waits ? expiryOf(request.created_at) : null,
    }));
  }
}

const told = ({ _id, requested, approved, rejected, status, created_at, ended_at }: SubroleRequestDocument, words: SubroleWords = {}): OwnSubroleRequest => ({
  id: _id,
  requested_subroles: [...requested],
  reason: words.reason ?? null,
  additional_info: words.info ?? null,
  status,
  created_at,
  ended_at,
  review_note: words.note ?? null,
  approved_subroles: [...approved],
  rejected_subroles: [...rejected],
});
