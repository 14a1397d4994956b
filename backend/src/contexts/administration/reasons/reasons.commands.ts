import type { CannedReasonRequest } from '../../../../contracts/canned-reasons.js';
import { Command } from '../../../kernel/command.js';

type Written = CannedReasonRequest & { reasonId: string; adminId: string };

export class AddCannedReason extends Command<Written> {
  readonly type = 'AddCannedReason';
}

export class ChangeCannedReason extends Command<Written> {
  readonly type = 'ChangeCannedReason';
}

export class RetireCannedReason extends Command<{ reasonId: string; retired: boolean; adminId: string }> {
  readonly type = 'RetireCannedReason';
}

export type CannedReasonCommand = AddCannedReason | ChangeCannedReason | RetireCannedReason;
