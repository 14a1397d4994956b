import { intent } from '../../../kernel/command.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { MailMatchesHandler } from './mail-matches.handler.js';
import { MatchLetter } from './match-letter.service.js';
import { MatchReaders } from './match-readers.port.js';
import { MatchReadersQuery } from './match-readers.query.js';
import { MailMatches, PrepareMatchMails } from './matches.commands.js';
import { matchMailStream } from './matches.stream.js';
import { PrepareMatchMailsHandler } from './prepare-match-mails.handler.js';

/** Mails are due at whole hours. */
const HOUR_MS = 60 * 60_000;

/** A mail a day about new postings that suit whoever wants to hear of them. */
export const matches: Slice = {
  streams: [matchMailStream],
  told: tellsNothing(matchMailStream),
  commands: [handledBy(MailMatches, MailMatchesHandler, 'mail'), handledBy(PrepareMatchMails, PrepareMatchMailsHandler, 'notices')],
  recurring: [{ name: 'prepare-match-mails', everyMs: HOUR_MS, intent: intent(PrepareMatchMails, {}) }],
  providers: [MatchReadersQuery, { provide: MatchReaders, useExisting: MatchReadersQuery }, MatchLetter],
};
