import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided, AppealMessageSent } from '../../moderation/public.js';
import { MailAppeal } from './mail.commands.js';

/** Whoever appeals is answered by mail, signed in or not. */
export const mailAppeals = policy<AppealMessageSent | AppealDecided>({
  name: 'mail-appeals',
  follows: 'later',
  on: {
    AppealMessageSent: ({ id, stream, at, data: { appealId, memberId, from } }) =>
      from === 'member' ? [] : [{ schedule: intent(MailAppeal, { memberId, appealId, fact: { stream, id }, decided: null }), key: `appeal-mail:${id}`, at }],
    AppealDecided: ({ id, stream, at, data: { appealId, memberId, outcome, lifts, changes, content, decidedDespiteNoOther } }) => {
      const decided = { outcome, lifts, changes, decidedDespiteNoOther, restores: content !== null, ...(content ? { back: content.back } : {}) };
      return [{ schedule: intent(MailAppeal, { memberId, appealId, fact: { stream, id }, decided }), key: `appeal-mail:${id}`, at }];
    },
  },
});
