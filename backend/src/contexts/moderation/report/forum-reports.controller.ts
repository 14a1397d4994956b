import { Body, Controller, Post } from '@nestjs/common';
import { CODE, TEXT } from '../../../../contracts/envelope.js';
import { MODERATION_TEXT, type ReportedType } from '../../../../contracts/moderation.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { forbidden } from '../../../platform/refusals/refusals.js';
import { ReportSubmission } from './report-submission.service.js';
import { ForumReportDto } from './reports.dto.js';

/** The report calls of forum and blog; they say the same as `POST /api/reports` in other words. */
@Controller('api')
export class ForumReportsController {
  constructor(private readonly submission: ReportSubmission) {}

  @Post('forum/reports/posts')
  @Repeatable()
  @Allow('report.create')
  @AlsoRefuses(404)
  reportTopic(@Body() report: ForumReportDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return this.accept('forum_topic', 'postId', report, memberId, caller);
  }

  @Post('forum/reports/comments')
  @Repeatable()
  @Allow('report.create')
  @AlsoRefuses(404)
  reportComment(@Body() report: ForumReportDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return this.accept('forum_comment', 'commentId', report, memberId, caller);
  }

  @Post('blog/reports/posts')
  @Repeatable()
  @Allow('report.create')
  @AlsoRefuses(404)
  reportPost(@Body() report: ForumReportDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return this.accept('blog_post', 'postId', report, memberId, caller);
  }

  @Post('blog/reports/comments')
  @Repeatable()
  @Allow('report.create')
  @AlsoRefuses(404)
  reportPostComment(@Body() report: ForumReportDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return this.accept('forum_comment', 'commentId', report, memberId, caller);
  }

  private async accept(type: ReportedType, field: 'postId' | 'commentId', report: ForumReportDto, memberId: string, caller: Caller) {
    const reportedId = report[field];
    if (!reportedId) throw new RuleViolation(CODE.validation, TEXT.validation, { [field]: 'Bu alan gereklidir' });
    if (report.reporterId && report.reporterId !== memberId) throw forbidden(MODERATION_TEXT.otherReporter);
    const { reason, description, reportedUserId } = report;
    const request = { reported_type: type, reported_id: reportedId, reported_user_id: reportedUserId, reason, description };
    return ok(await this.submission.accept(request, memberId, caller), MODERATION_TEXT.reportAccepted);
  }
}
