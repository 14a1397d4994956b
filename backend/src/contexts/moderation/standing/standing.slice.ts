import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import { sealedFor } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { LatestWarningSource } from '../../accounts/session/latest-warning-source.port.js';
import { AuthorStanding } from '../../blog/post/author-standing.port.js';
import { EmployersStanding } from '../../careers/listing/employers-standing.port.js';
import { BannedMembers } from '../../projects/withdrawal/banned-members.port.js';
import type { ModerationSettings } from '../moderation-settings.port.js';
import { LatestWarningQuery } from './latest-warning.query.js';
import { sanctionExpiry } from './sanction-expiry.policy.js';
import { sanctionOnDecidedCase } from './sanction-on-decided-case.policy.js';
import { sanctionOnUpheldReport } from './sanction-on-upheld-report.policy.js';
import { sanctionApprovables } from './standing.approvable.js';
import {
  BanMember,
  ChangeSanctionEnd,
  ExpireMute,
  ExpireRestriction,
  IssueWarning,
  LiftSanction,
  MuteMember,
  SuspendMember,
  TakeBackDecision,
} from './standing.commands.js';
import { StandingController } from './standing.controller.js';
import { StandingQuery } from './standing.query.js';
import { standingStream } from './standing.stream.js';
import { standingTold } from './standing.told.js';
import { suspendMeanwhile } from './suspend-meanwhile.policy.js';
import { WarningChanges } from './warning.changes.js';
import { WritersStanding } from './writers-standing.service.js';

const memberId = ({ memberId }: { memberId: string }): string => memberId;

/** Warnings and sanctions of members. */
export const standing = (settings: ModerationSettings): Slice => ({
  streams: [standingStream],
  told: standingTold,
  commands: [
    sealedFor('memberId', decides(IssueWarning, standingStream, memberId, 'warnings')),
    sealedFor('memberId', decides(SuspendMember, standingStream, memberId, 'sanctions')),
    sealedFor('memberId', decides(BanMember, standingStream, memberId, 'sanctions')),
    sealedFor('memberId', decides(MuteMember, standingStream, memberId, 'sanctions')),
    decides(LiftSanction, standingStream, memberId),
    decides(TakeBackDecision, standingStream, memberId),
    decides(ChangeSanctionEnd, standingStream, memberId),
    decides(ExpireRestriction, standingStream, memberId, 'sanctions'),
    decides(ExpireMute, standingStream, memberId, 'sanctions'),
  ],
  policies: [sanctionOnUpheldReport(settings), sanctionOnDecidedCase, sanctionExpiry, suspendMeanwhile(settings)],
  approvables: sanctionApprovables,
  live: [{ line: 'own', changes: WarningChanges }],
  controllers: [StandingController],
  answers: [
    answer(AuthorStanding, WritersStanding),
    answer(BannedMembers, WritersStanding),
    answer(EmployersStanding, WritersStanding),
    answer(LatestWarningSource, LatestWarningQuery),
  ],
  providers: [StandingQuery, LatestWarningQuery, WritersStanding],
});
