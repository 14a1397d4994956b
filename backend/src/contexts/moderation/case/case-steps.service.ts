import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../contracts/permissions.js';
import type { Origin } from '../../../kernel/command.js';
import { ModeratedMemberQuery } from '../member/moderated-member.query.js';
import { ReportableContent } from '../reportable/reportable-content.port.js';
import { AlreadySoQuery } from './already-so.query.js';
import { type CaseToDecide, DecideCase, type DecideCases, type Deciding } from './case.commands.js';

type OfCase = Pick<CaseToDecide, 'reportedType' | 'caseId' | 'memberId'>;

/** Makes of a decision on several cases what it is for each of them, as content and member stand now. */
@Injectable()
export class CaseSteps {
  constructor(
    private readonly members: ModeratedMemberQuery,
    private readonly already: AlreadySoQuery,
    private readonly content: ReportableContent,
  ) {}

  async of({ data: { cases: _, each: __, ...said }, origin }: DecideCases, one: CaseToDecide): Promise<DecideCase> {
    const { reportedType, tells, ...decided } = one;
    const data = {
      ...said,
      ...decided,
      ...(await this.deciding(one, origin.actor)),
      message: tells ? said.message : null,
      already: await this.already.of(reportedType, one.caseId, one.memberId),
    };
    return new DecideCase(data, { ...origin, id: `${origin.id}/${one.caseId}` });
  }

  async deciding({ reportedType, caseId, memberId }: OfCase, { id: moderatorId, role: moderatorRole }: Origin['actor']): Promise<Deciding> {
    const [member, content] = await Promise.all([this.members.byId(memberId), this.content.find(reportedType, caseId)]);
    const isParty = content?.parties?.includes(moderatorId) && { isParty: true as const };
    return { moderatorId, moderatorRole: moderatorRole as Role, memberRole: (member?.role ?? 'user') as Role, ...isParty };
  }
}
