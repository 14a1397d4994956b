import type { ModerationPolicy } from '../../../contracts/moderation.js';
import type { ContextParts } from '../../platform/context-parts.js';
import { queued } from '../../platform/jobs/command-jobs.js';
import { moderationOwnData } from './own-data/moderation.own-data.js';
import { quotaStream } from './quota/quota.decider.js';
import { historiesProjection } from './read/histories.projection.js';
import { moderatedMembersProjection } from './read/moderated-members.projection.js';
import { historiesView, moderatedMembersView, quotasView, reportersView, reportsView, targetsView } from './read/moderation.model.js';
import { reportsProjection } from './read/reports.projection.js';
import { forgetReportTexts } from './report/forget-report-texts.policy.js';
import { ForgetReportTexts } from './report/report.commands.js';
import { reportStream } from './report/report.stream.js';
import { reportHeldContent } from './report/report-held-content.policy.js';
import { sanctionExpiry } from './standing/sanction-expiry.policy.js';
import { sanctionOnUpheldReport } from './standing/sanction-on-upheld-report.policy.js';
import { BanMember, ExpireMute, ExpireRestriction, IssueWarning, MuteMember, SuspendMember } from './standing/standing.commands.js';
import { standingStream } from './standing/standing.stream.js';

export const moderationParts = (policy: ModerationPolicy): ContextParts => ({
  name: 'moderation',
  streams: [reportStream, quotaStream, standingStream],
  projections: [
    { projection: reportsProjection, models: [reportsView, targetsView, reportersView, quotasView] },
    { projection: moderatedMembersProjection, models: [moderatedMembersView] },
    { projection: historiesProjection, models: [historiesView] },
  ],
  policies: [sanctionOnUpheldReport(policy), sanctionExpiry, forgetReportTexts, reportHeldContent],
  queued: [
    queued(IssueWarning, 'warnings'),
    queued(MuteMember, 'sanctions'),
    queued(SuspendMember, 'sanctions'),
    queued(BanMember, 'sanctions'),
    queued(ExpireRestriction, 'sanctions'),
    queued(ExpireMute, 'sanctions'),
    queued(ForgetReportTexts, 'cleanup'),
  ],
  recurring: [],
  ownData: moderationOwnData,
});
