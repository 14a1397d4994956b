import { Injectable } from '@nestjs/common';
import type { HideProfileRequest, ProfileAtDesk, ProfileHidden } from '../../../../contracts/cases.js';
import { seenWords } from '../../../../contracts/one-line.js';
import { SANCTION_TEXT } from '../../../../contracts/sanctions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { ReportableContent } from '../reportable/reportable-content.port.js';
import { CaseDecisions } from './case-decisions.service.js';
import { MemberProfileQuery } from './member-profile.query.js';

/** Takes what moderators decide on a profile from the page of its member. It is a decision on the profile's case, reported or not. */
@Injectable()
export class ProfileDecisions {
  constructor(
    private readonly cases: CaseDecisions,
    private readonly content: ReportableContent,
    private readonly profiles: MemberProfileQuery,
    private readonly reply: Reply,
  ) {}

  async profile(memberId: string): Promise<ProfileAtDesk> {
    const found = await this.profiles.of(memberId);
    if (!found) throw notFound(SANCTION_TEXT.memberUnknown);
    return found;
  }

  /** What has been reported of it is settled with it. */
  async hide(memberId: string, { fields, reason, clause, message, staffNote, after }: HideProfileRequest, caller: Caller): Promise<ProfileHidden> {
    const content = await this.content.find('user_profile', memberId);
    if (!content || content.now.state === 'deleted') throw notFound(SANCTION_TEXT.memberUnknown);
    const { decisionId } = await this.cases.take(
      { _id: memberId, reported_type: 'user_profile', member_id: memberId },
      {
        ...{ reason, fields, status: 'resolved', upheld: true, actions: ['hide_content'], recordedAction: 'hide_content' },
        ...{ durationMinutes: null, reportId: null, after: after === undefined ? undefined : after || null },
        clause: seenWords(clause),
        message: seenWords(message),
        staffNote: seenWords(staffNote),
        unreported: { topicId: content.topicId, contentRevision: content.revision },
      },
      caller,
    );
    return this.reply.afterPolicies(async () => ({ ...(await this.profile(memberId)), decisionId }));
  }
}
