import type { FaultKind, LogFault } from '../../../../contracts/audit.js';
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

/** Compares the whole log with its links and seals. */
export class VerifyLog extends Command<object> {
  readonly type = 'VerifyLog';
}

/** What a comparison of the whole log came to; `fault` is null when it is what was recorded. */
export class NoteVerification extends Command<{ facts: number; head: string; fault: Omit<LogFault, 'event'> | null }> {
  readonly type = 'NoteVerification';
}

export type ChainCommand = NoteSeal | AcceptLogGap | NoteVerification;
