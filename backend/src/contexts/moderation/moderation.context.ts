import type { ModerationPolicy } from '../../../contracts/moderation.js';
import { type Context, contextOf } from '../../platform/slices/context.js';
import { history } from './history/history.slice.js';
import { member } from './member/member.slice.js';
import { report } from './report/report.slice.js';
import { StandingQuery } from './standing/standing.query.js';
import { standing } from './standing/standing.slice.js';

export const moderation = (policy: ModerationPolicy): Context =>
  contextOf({ name: 'moderation', slices: [report, standing(policy), member, history], exports: [StandingQuery] });
