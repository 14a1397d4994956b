import { Injectable } from '@nestjs/common';
import type { ProfileAtDesk } from '../../../../contracts/cases.js';
import { ReportableContent } from '../reportable/reportable-content.port.js';
import { CaseQuery } from './case.query.js';

/** Answers how a member's profile stands, for the desk: what others see of it, and which decision keeps what of it from view. */
@Injectable()
export class MemberProfileQuery {
  constructor(
    private readonly cases: CaseQuery,
    private readonly content: ReportableContent,
  ) {}

  /** Null where there is no such member, or nobody has seen one yet. */
  async of(memberId: string): Promise<ProfileAtDesk | null> {
    const content = await this.content.find('user_profile', memberId);
    if (!content) return null;
    const found = await this.cases.byId(memberId);
    const decisions = found ? await this.cases.decisions(found) : [];
    const made = decisions.find(({ id }) => id !== null) ?? null;
    // Whatever was decided since: what hides something has its way back.
    const keeps = decisions.find(({ id, reopened }) => id !== null && reopened === null && content.withheldBy?.includes(id));
    return { fields: content.now.fields ?? [], decision: keeps ?? null, last: made?.id ?? null, reports: found?.open ? found.reports : 0 };
  }
}
