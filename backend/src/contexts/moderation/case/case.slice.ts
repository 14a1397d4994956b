import { decides } from '../../../platform/commands/decides.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { casesView, caseWordsView } from '../views/moderation.model.js';
import { AlreadySoQuery } from './already-so.query.js';
import { CaseChanges } from './case.changes.js';
import { ClaimCase, DecideCase, JoinCase, LapseClaim, LeaveCase, ReleaseCase, ReopenCase } from './case.commands.js';
import { CaseQuery } from './case.query.js';
import { caseStream } from './case.stream.js';
import { CaseChannels } from './case-channels.service.js';
import { CaseDecisions } from './case-decisions.service.js';
import { CaseDetailsQuery } from './case-details.query.js';
import { casesProjection } from './cases.projection.js';
import { ConsoleCasesController } from './console-cases.controller.js';
import { joinCase } from './join-case.policy.js';
import { lapseClaim } from './lapse-claim.policy.js';

const caseId = ({ caseId }: { caseId: string }): string => caseId;

/** What was reported about one content, decided on as a whole. */
export const moderationCases: Slice = {
  streams: [caseStream],
  commands: [
    decides(JoinCase, caseStream, caseId),
    decides(LeaveCase, caseStream, caseId),
    decides(ClaimCase, caseStream, caseId),
    decides(ReleaseCase, caseStream, caseId),
    decides(LapseClaim, caseStream, caseId, 'cleanup'),
    decides(DecideCase, caseStream, caseId),
    decides(ReopenCase, caseStream, caseId),
  ],
  policies: [joinCase, lapseClaim],
  projections: [{ projection: casesProjection, models: [casesView, caseWordsView] }],
  live: [{ line: 'open', changes: CaseChanges }],
  controllers: [ConsoleCasesController],
  providers: [CaseQuery, CaseDetailsQuery, AlreadySoQuery, CaseDecisions, CaseChannels],
};
