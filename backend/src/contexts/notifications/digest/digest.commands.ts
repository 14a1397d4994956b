import type { DigestKind } from '../../../../contracts/notifications.js';
import { Command } from '../../../kernel/command.js';
import type { Period } from './digest.rules.js';

/** Looks whether a period is over whose digests have not been prepared. */
export class PrepareDigests extends Command<Record<string, never>> {
  readonly type = 'PrepareDigests';
}

/** Sends one member the digest of a period, if there is anything to tell. */
export class MailDigest extends Command<{ memberId: string; period: Period }> {
  readonly type = 'MailDigest';
}

export class RecordDigestsPrepared extends Command<{ kind: DigestKind; to: string }> {
  readonly type = 'RecordDigestsPrepared';
}

export class RecordDigestSent extends Command<{ memberId: string; kind: DigestKind; to: string; rows: number }> {
  readonly type = 'RecordDigestSent';
}

export type DigestCommand = RecordDigestsPrepared | RecordDigestSent;
