import { Command } from '../../../kernel/command.js';

/** `most`: how many may wait in that place. */
export class TakeApprovalPlace extends Command<{ place: string; approvalId: string; until: string; most: number }> {
  readonly type = 'TakeApprovalPlace';
}

export class LeaveApprovalPlace extends Command<{ place: string; approvalId: string }> {
  readonly type = 'LeaveApprovalPlace';
}

/** A place is free again when whoever took it went away before there was a request. */
export class CheckApprovalPlace extends Command<{ place: string; approvalId: string }> {
  readonly type = 'CheckApprovalPlace';
}

export type ApprovalPlaceCommand = TakeApprovalPlace | LeaveApprovalPlace;
