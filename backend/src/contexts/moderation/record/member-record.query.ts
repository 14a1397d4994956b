import { Inject, Injectable } from '@nestjs/common';
import type { MemberReportRow, MemberTextRow } from '../../../../contracts/member-record.js';
import type { Views } from '../../../kernel/views.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { ReportableContent } from '../reportable/reportable-content.port.js';
import { reportsView } from '../views/moderation.model.js';
import { MemberTexts } from './member-texts.port.js';

/** `about`: reports about texts of the member; `by`: those that the member sent. */
export const REPORT_SIDES = ['about', 'by'] as const;
export type ReportSide = (typeof REPORT_SIDES)[number];
const FIELD = { about: 'reported_user_id', by: 'reporter_id' } as const;

interface Rows<Row> {
  readonly rows: Row[];
  readonly total: number;
}

/** Answers what a member has written and which reports there were, for the console. */
@Injectable()
export class MemberRecordQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly texts: MemberTexts,
    private readonly content: ReportableContent,
  ) {}

  written(memberId: string, window: Window): Promise<Rows<MemberTextRow>> {
    return this.texts.by(memberId, window);
  }

  /** The newest first. */
  async reports(side: ReportSide, memberId: string, { limit, offset }: Window): Promise<Rows<MemberReportRow>> {
    const where = { [FIELD[side]]: memberId };
    const found = await this.views.find(reportsView.name, where, { sort: [['created_at', -1]], limit, offset });
    const rows = found.map(async ({ _id, reported_type, reported_id, reason, status, outcome, created_at }) => {
      const content_title = (await this.content.find(reported_type, reported_id))?.title ?? '';
      return { id: _id, reported_type, reported_id, reason, status, outcome, created_at, content_title };
    });
    return { rows: await Promise.all(rows), total: await this.views.count(reportsView.name, where) };
  }
}
