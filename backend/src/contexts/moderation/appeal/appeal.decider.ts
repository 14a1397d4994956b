import { APPEAL_LIMITS, APPEAL_TEXT } from '../../../../contracts/appeals.js';
import { seenWords } from '../../../../contracts/one-line.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { daysBefore, minutesAfter } from '../standing/standing.rules.js';
import type { AnswerAppeal, AppealCommand, AskAppellant, LapseAppeal, MakeAppeal, ReleaseAppeal, TakeAppeal } from './appeal.commands.js';
import type { AppealEvent } from './appeal.events.js';
import { type Appeal, answering, decideAppeal, over, takenBy } from './deciding.rules.js';

export type { Appeal } from './deciding.rules.js';

/** One appeal against one decision, by the member whom it concerns, decided once. */
export const appeal: Decider<Appeal, AppealCommand, AppealEvent> = {
  initial: null,

  evolve(state, { type, data }) {
    switch (type) {
      case 'AppealMade': {
        const { memberId, moderatorIds, reason } = data;
        return { memberId, excluded: moderatorIds, reason, claim: null, messages: { member: 0, staff: 0 }, over: null };
      }
      case 'AppealMessageSent':
        return state && { ...state, messages: { ...state.messages, [data.from]: state.messages[data.from] + 1 } };
      case 'AppealTaken':
        return state && { ...state, claim: { by: data.moderatorId, at: data.at } };
      case 'AppealReleased':
        return state && { ...state, claim: null };
      case 'AppealDecided':
        return state && { ...state, over: 'decided' };
      case 'AppealLapsed':
        return state && { ...state, over: 'lapsed' };
    }
  },

  decide(command, state) {
    switch (command.type) {
      case 'MakeAppeal':
        return make(command, state);
      case 'AnswerAppeal':
        return answer(command, state);
      case 'AskAppellant':
        return ask(command, state);
      case 'TakeAppeal':
        return take(command, state);
      case 'ReleaseAppeal':
        return release(command, state);
      case 'DecideAppeal':
        return decideAppeal(command, state);
      case 'LapseAppeal':
        return lapse(command, state);
    }
  },
};

function make({ data, origin: { at } }: MakeAppeal, state: Appeal): readonly AppealEvent[] {
  const { appealId, memberId, decision, byLink, policy } = data;
  if (!decision || (state && state.memberId !== memberId)) throw new RuleViolation('appeal.unknown', APPEAL_TEXT.notFound, null, 'not-found');
  if (state) throw new RuleViolation('appeal.made-already', APPEAL_TEXT.once, null, 'conflict');
  if (decision.at <= daysBefore(at, policy.windowDays)) throw new RuleViolation('appeal.too-late', APPEAL_TEXT.tooLate, null, 'conflict');
  if (!decision.stands) throw new RuleViolation('appeal.nothing-stands', APPEAL_TEXT.nothingStands, null, 'conflict');
  const text = wordsOf(data.text, 'text', APPEAL_LIMITS.text, APPEAL_TEXT.textNeeded, APPEAL_TEXT.textLong);
  const dueAt = minutesAfter(at, policy.targetHours * 60);
  return [{ type: 'AppealMade', data: { appealId, memberId, text, moderatorIds: [...decision.moderatorIds], reason: decision.reason, dueAt, byLink } }];
}

function answer({ data: { appealId, memberId, messageId, text, most } }: AnswerAppeal, state: Appeal): readonly AppealEvent[] {
  if (!state || state.memberId !== memberId) throw new RuleViolation('appeal.unknown', APPEAL_TEXT.notFound, null, 'not-found');
  if (state.over) throw over();
  if (state.messages.member >= most) throw new RuleViolation('appeal.too-many', APPEAL_TEXT.tooMany, null, 'conflict');
  return [{ type: 'AppealMessageSent', data: { appealId, memberId, messageId, from: 'member', authorId: memberId, text: messageOf(text) } }];
}

/** Whoever asks the member looks at it from then on. */
function ask({ data, origin: { at } }: AskAppellant, state: Appeal): readonly AppealEvent[] {
  const { appealId, moderatorId, messageId, most } = data;
  const { memberId, messages, claim } = answering(data, state, at);
  if (messages.staff >= most) throw new RuleViolation('appeal.too-many', APPEAL_TEXT.tooMany, null, 'conflict');
  const sent: AppealEvent = {
    type: 'AppealMessageSent',
    data: { appealId, memberId, messageId, from: 'staff', authorId: moderatorId, text: messageOf(data.text) },
  };
  return claim?.by === moderatorId ? [sent] : [takenBy(moderatorId, appealId, memberId, at), sent];
}

function take({ data, origin: { at } }: TakeAppeal, state: Appeal): readonly AppealEvent[] {
  const { memberId, claim } = answering(data, state, at);
  return claim?.by === data.moderatorId ? [] : [takenBy(data.moderatorId, data.appealId, memberId, at)];
}

function release({ data: { appealId, moderatorId } }: ReleaseAppeal, state: Appeal): readonly AppealEvent[] {
  if (!state) throw new RuleViolation('appeal.unknown', APPEAL_TEXT.unknown, null, 'not-found');
  if (state.over || !state.claim) return [];
  if (state.claim.by !== moderatorId) throw new RuleViolation('appeal.taken', APPEAL_TEXT.takenByOther, null, 'conflict');
  return [{ type: 'AppealReleased', data: { appealId, memberId: state.memberId, moderatorId } }];
}

const lapse = ({ data: { appealId } }: LapseAppeal, state: Appeal): readonly AppealEvent[] =>
  state && !state.over ? [{ type: 'AppealLapsed', data: { appealId, memberId: state.memberId } }] : [];

const messageOf = (text: string): string => wordsOf(text, 'text', APPEAL_LIMITS.message, APPEAL_TEXT.messageNeeded, APPEAL_TEXT.messageLong);

function wordsOf(given: string, field: string, most: number, needed: string, long: string): string {
  const text = seenWords(given);
  if (!text) throw new RuleViolation('appeal.words-needed', needed, { [field]: needed });
  if (text.length > most) throw new RuleViolation('appeal.words-long', long, { [field]: long });
  return text;
}
