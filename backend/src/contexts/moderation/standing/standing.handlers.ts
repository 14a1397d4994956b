import { decides } from '../../../platform/commands/decides.js';
import { BanMember, ExpireMute, ExpireRestriction, IssueWarning, MuteMember, SuspendMember } from './standing.commands.js';
import { standingStream } from './standing.stream.js';

export const standingHandlers = [
  decides(IssueWarning, standingStream, ({ memberId }) => memberId),
  decides(SuspendMember, standingStream, ({ memberId }) => memberId),
  decides(BanMember, standingStream, ({ memberId }) => memberId),
  decides(MuteMember, standingStream, ({ memberId }) => memberId),
  decides(ExpireRestriction, standingStream, ({ memberId }) => memberId),
  decides(ExpireMute, standingStream, ({ memberId }) => memberId),
];
