import { Command } from '../../../kernel/command.js';

/** `most`: how many may wait in that place. */
export class TakeApprovalPlace extends Command<{ place: string; approvalId: string; until: string; most: number }> {
  readonly type = 'TakeApprovalPlace';
}

export class LeaveApprovalPlace extends Command<{ place: string; approvalId: string }> {
  readonly type = 'LeaveApprovalPlace';
}

export type ApprovalPlaceCommand = TakeApprovalPlace | LeaveApprovalPlace;
