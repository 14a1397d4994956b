import { Command } from '../../../kernel/command.js';
import type { Period } from '../digest/digest.rules.js';

/** Looks whether a day is over whose mails about postings have not been prepared. */
export class PrepareMatchMails extends Command<Record<string, never>> {
  readonly type = 'PrepareMatchMails';
}

/** Mails one member the postings that suit them and that they have not heard of, if there are any. */
export class MailMatches extends Command<{ memberId: string; period: Period }> {
  readonly type = 'MailMatches';
}

export class RecordMatchMailsPrepared extends Command<{ to: string }> {
  readonly type = 'RecordMatchMailsPrepared';
}

export class RecordMatchMailSent extends Command<{ memberId: string; to: string; postingIds: readonly string[] }> {
  readonly type = 'RecordMatchMailSent';
}

export type MatchMailCommand = RecordMatchMailsPrepared | RecordMatchMailSent;
