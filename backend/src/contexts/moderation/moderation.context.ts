import { type Context, contextOf } from '../../platform/slices/context.js';
import { appeal } from './appeal/appeal.slice.js';
import { moderationCases } from './case/case.slice.js';
import { CaseChannels } from './case/case-channels.service.js';
import { evidence } from './evidence/evidence.slice.js';
import { HistoryQuery } from './history/history.query.js';
import { history } from './history/history.slice.js';
import { member } from './member/member.slice.js';
import type { ModerationSettings } from './moderation-settings.port.js';
import { note } from './note/note.slice.js';
import { past } from './past/past.slice.js';
import { PastCaseQuery } from './past/past-case.query.js';
import { PastQueueQuery } from './past/past-queue.query.js';
import { PastStandingQuery } from './past/past-standing.query.js';
import { record } from './record/record.slice.js';
import { report } from './report/report.slice.js';
import { standing } from './standing/standing.slice.js';
import { StandingTrials } from './what-if/standing-trials.service.js';
import { whatIf } from './what-if/what-if.slice.js';

export const moderation = (settings: ModerationSettings): Context =>
  contextOf({
    name: 'moderation',
    slices: [report, moderationCases, evidence, standing(settings), member, note, record, appeal(settings), history, past, whatIf],
    exports: [CaseChannels, HistoryQuery, PastCaseQuery, PastQueueQuery, PastStandingQuery, StandingTrials],
  });
