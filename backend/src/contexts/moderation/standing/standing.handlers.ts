import { decides } from '../../../platform/commands/decides.js';
import { BanMember, ExpireMute, ExpireRestriction, IssueWarning, MuteMember, SuspendMember } from './standing.commands.js';
import { standingStream } from './standing.stream.js';

export const standingHandlers = [
  decides(IssueWarning, standingStream, ({ memberId }) => memberId).handler,
  decides(SuspendMember, standingStream, ({ memberId }) => memberId).handler,
  decides(BanMember, standingStream, ({ memberId }) => memberId).handler,
  decides(MuteMember, standingStream, ({ memberId }) => memberId).handler,
  decides(ExpireRestriction, standingStream, ({ memberId }) => memberId).handler,
  decides(ExpireMute, standingStream, ({ memberId }) => memberId).handler,
];
