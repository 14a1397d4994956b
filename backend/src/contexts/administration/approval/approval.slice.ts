import { SecondPerson } from '../../../platform/approvals/second-person.js';
import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import {
  CarryOutApproved,
  ExpireApproval,
  GrantApproval,
  LapseApprovals,
  NoteApprovalOutcome,
  RefuseApproval,
  RequestApproval,
  WithdrawApproval,
} from './approval.commands.js';
import { approvalStream } from './approval.decider.js';
import { approvalsView } from './approval.model.js';
import { approvalOwnData } from './approval.own-data.js';
import { approvalExpiry, carryOutApproved, checkApprovalPlace, lapseApprovals, leaveApprovalPlace } from './approval.policy.js';
import { ApprovalQuery } from './approval.query.js';
import { approvalTold } from './approval.told.js';
import { ApprovalDesk } from './approval-desk.service.js';
import { CheckApprovalPlace, LeaveApprovalPlace, TakeApprovalPlace } from './approval-place.commands.js';
import { approvalPlaceStream } from './approval-place.decider.js';
import { CheckApprovalPlaceHandler, TakeApprovalPlaceHandler } from './approval-place.handlers.js';
import { approvalsProjection } from './approvals.projection.js';
import { ApprovalsWith } from './approvals-with.port.js';
import { CarryOutApprovedHandler } from './carry-out-approved.handler.js';
import { ConsoleApprovalsController } from './console-approvals.controller.js';
import { FourEyes } from './four-eyes.service.js';
import { LapseApprovalsHandler } from './lapse-approvals.handler.js';

const approvalId = ({ approvalId }: { approvalId: string }): string => approvalId;

const place = ({ place }: { place: string }): string => place;

/** What waits for a second person. */
export const approval: Slice = {
  streams: [approvalStream, approvalPlaceStream],
  told: approvalTold,
  commands: [
    decides(RequestApproval, approvalStream, approvalId),
    decides(GrantApproval, approvalStream, approvalId),
    decides(RefuseApproval, approvalStream, approvalId),
    decides(WithdrawApproval, approvalStream, approvalId),
    decides(ExpireApproval, approvalStream, approvalId, 'cleanup'),
    decides(NoteApprovalOutcome, approvalStream, approvalId),
    handledBy(TakeApprovalPlace, TakeApprovalPlaceHandler),
    handledBy(CheckApprovalPlace, CheckApprovalPlaceHandler, 'cleanup'),
    decides(LeaveApprovalPlace, approvalPlaceStream, place),
    handledBy(CarryOutApproved, CarryOutApprovedHandler),
    handledBy(LapseApprovals, LapseApprovalsHandler, 'cleanup'),
  ],
  policies: [approvalExpiry, checkApprovalPlace, carryOutApproved, lapseApprovals, leaveApprovalPlace],
  projections: [{ projection: approvalsProjection, models: [approvalsView] }],
  ownData: approvalOwnData,
  controllers: [ConsoleApprovalsController],
  answers: [answer(SecondPerson, FourEyes)],
  providers: [ApprovalQuery, { provide: ApprovalsWith, useExisting: ApprovalQuery }, ApprovalDesk, FourEyes],
};
