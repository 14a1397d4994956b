import { Command } from '../../../kernel/command.js';
import type { Period } from '../digest/digest.rules.js';

/** Looks whether a day is over whose mails about kept searches have not been prepared. */
export class PrepareJobDigests extends Command<Record<string, never>> {
  readonly type = 'PrepareJobDigests';
}

/** Mails one member what is new in their searches, if there is anything. */
export class MailJobDigest extends Command<{ memberId: string; period: Period }> {
  readonly type = 'MailJobDigest';
}

export class RecordJobDigestsPrepared extends Command<{ to: string }> {
  readonly type = 'RecordJobDigestsPrepared';
}

export class RecordJobDigestSent extends Command<{ memberId: string; to: string; jobs: number }> {
  readonly type = 'RecordJobDigestSent';
}

export type JobDigestCommand = RecordJobDigestsPrepared | RecordJobDigestSent;
