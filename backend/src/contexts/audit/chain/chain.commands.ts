import type { FaultKind } from '../../../../contracts/audit.js';
import { Command } from '../../../kernel/command.js';

/** Vouches for what stands in the log now; nothing happens when that is nothing new. */
export class SealLog extends Command<object> {
  readonly type = 'SealLog';
}

export class NoteSeal extends Command<{ size: number; head: string; root: string; publicKey: string; signature: string }> {
  readonly type = 'NoteSeal';
}

export class AcceptLogGap extends Command<{
  place: number;
  upTo: number;
  head: string;
  kind: FaultKind;
  reason: string;
  publicKey: string;
  signature: string;
}> {
  readonly type = 'AcceptLogGap';
}

export type ChainCommand = NoteSeal | AcceptLogGap;
