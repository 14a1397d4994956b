import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../contracts/permissions.js';
import type { Origin } from '../../../kernel/command.js';
import { ModeratedMemberQuery } from '../member/moderated-member.query.js';
import { AlreadySoQuery } from './already-so.query.js';
import { type CaseToDecide, DecideCase, type DecideCases, type Deciding } from './case.commands.js';

/** Makes of a decision on several cases what it is for each of them, as content and member stand now. */
@Injectable()
export class CaseSteps {
  constructor(
    private readonly members: ModeratedMemberQuery,
    private readonly already: AlreadySoQuery,
  ) {}

  async of({ data: { cases: _, each: __, ...said }, origin }: DecideCases, one: CaseToDecide): Promise<DecideCase> {
    const { reportedType, memberId, tells, ...decided } = one;
    const data = {
      ...said,
      ...decided,
      ...(await this.deciding(memberId, origin.actor)),
      message: tells ? said.message : null,
      already: await this.already.of(reportedType, one.caseId, memberId),
    };
    return new DecideCase(data, { ...origin, id: `${origin.id}/${one.caseId}` });
  }

  async deciding(memberId: string, { id: moderatorId, role: moderatorRole }: Origin['actor']): Promise<Deciding> {
    const member = await this.members.byId(memberId);
    return { moderatorId, moderatorRole: moderatorRole as Role, memberRole: (member?.role ?? 'user') as Role };
  }
}
