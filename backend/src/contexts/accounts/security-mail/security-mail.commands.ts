import { Command } from '../../../kernel/command.js';
import type { SecurityNews } from './security-mail.rules.js';

/** Tells a member what was done at `at` (ISO) under one correlation (`action`): `fact` is one of its facts, `provider` whose account it is about. */
export class SendSecurityMail extends Command<{ memberId: string; action: string; fact: SecurityNews; provider: string | null; at: string }> {
  readonly type = 'SendSecurityMail';
}

export class RecordSecurityMail extends Command<{ memberId: string; action: string }> {
  readonly type = 'RecordSecurityMail';
}
