import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { PictureEvidence } from '../../accounts/profile-picture/picture-evidence.port.js';
import { OpenCases } from '../../accounts/username-change/open-cases.port.js';
import { PostEvidence } from '../../blog/post/post-evidence.port.js';
import { JobEvidence } from '../../careers/application/job-evidence.port.js';
import { EvidenceCases } from '../evidence/evidence-cases.port.js';
import { casesView, caseWordsView } from '../views/moderation.model.js';
import { AlreadySoQuery } from './already-so.query.js';
import { awaitApproval } from './await-approval.policy.js';
import { caseApprovables } from './case.approvable.js';
import { CaseChanges } from './case.changes.js';
import { AwaitApproval, ClaimCase, DecideCase, DecideCases, EndAwaiting, JoinCase, LapseClaim, LeaveCase, ReleaseCase, ReopenCase } from './case.commands.js';
import { CaseQuery } from './case.query.js';
import { caseStream } from './case.stream.js';
import { caseTold } from './case.told.js';
import { CaseChannels } from './case-channels.service.js';
import { CaseDecisions } from './case-decisions.service.js';
import { CaseDetailsQuery } from './case-details.query.js';
import { CaseEvidenceQuery } from './case-evidence.query.js';
import { CaseJudgement } from './case-judgement.service.js';
import { CaseSteps } from './case-steps.service.js';
import { casesProjection } from './cases.projection.js';
import { ConsoleCasesController } from './console-cases.controller.js';
import { DecideCasesHandler } from './decide-cases.handler.js';
import { joinCase } from './join-case.policy.js';
import { lapseClaim } from './lapse-claim.policy.js';
import { MemberProfileController } from './member-profile.controller.js';
import { MemberProfileQuery } from './member-profile.query.js';
import { OpenCasesQuery } from './open-cases.query.js';
import { ProfileDecisions } from './profile-decisions.service.js';

const caseId = ({ caseId }: { caseId: string }): string => caseId;

/** What was reported about one content, decided on as a whole. */
export const moderationCases: Slice = {
  streams: [caseStream],
  told: caseTold,
  commands: [
    decides(JoinCase, caseStream, caseId),
    decides(LeaveCase, caseStream, caseId),
    decides(ClaimCase, caseStream, caseId),
    decides(ReleaseCase, caseStream, caseId),
    decides(LapseClaim, caseStream, caseId, 'cleanup'),
    decides(DecideCase, caseStream, caseId),
    decides(ReopenCase, caseStream, caseId),
    decides(AwaitApproval, caseStream, caseId),
    decides(EndAwaiting, caseStream, caseId),
    handledBy(DecideCases, DecideCasesHandler),
  ],
  policies: [joinCase, lapseClaim, awaitApproval],
  approvables: caseApprovables,
  projections: [{ projection: casesProjection, models: [casesView, caseWordsView] }],
  live: [{ line: 'open', changes: CaseChanges }],
  controllers: [ConsoleCasesController, MemberProfileController],
  answers: [
    answer(OpenCases, OpenCasesQuery),
    answer(PictureEvidence, CaseEvidenceQuery),
    answer(PostEvidence, CaseEvidenceQuery),
    answer(JobEvidence, CaseEvidenceQuery),
    answer(EvidenceCases, CaseEvidenceQuery),
  ],
  providers: [
    CaseQuery,
    CaseEvidenceQuery,
    CaseDetailsQuery,
    AlreadySoQuery,
    CaseSteps,
    CaseJudgement,
    CaseDecisions,
    CaseChannels,
    MemberProfileQuery,
    ProfileDecisions,
    OpenCasesQuery,
  ],
};
