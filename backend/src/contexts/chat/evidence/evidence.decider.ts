import { CASE_TEXT } from '../../../../contracts/cases.js';
import { conversationReasonProblem, EVIDENCE_LIMITS, EVIDENCE_TEXT } from '../../../../contracts/chat-evidence.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { ChatEvidenceCommand, DiscloseChatEvidence, KeepChatEvidence } from './evidence.commands.js';
import type { ChatEvidenceEvent, EvidenceFileKept } from './evidence.events.js';

/** What was copied of one message. `revisions` are those of the message of which a copy stands. */
export interface CopiedEvidence {
  readonly round: number;
  readonly revisions: readonly number[];
  readonly isOver: boolean;
  readonly file: EvidenceFileKept | null;
}
export type ChatEvidence = CopiedEvidence | null;

/** The round to which the next copy belongs: what was destroyed once is not sealed for again. */
export const nextRound = (state: ChatEvidence): number => (state ? state.round + Number(state.isOver) : 0);

const standing = (state: ChatEvidence): readonly number[] => state?.revisions ?? [];
/** Whether the message, as it is in this revision, is still to be copied. */
export const mayKeep = (state: ChatEvidence, revision: number): boolean =>
  !standing(state).includes(revision) && standing(state).length < EVIDENCE_LIMITS.copies;

/** Copies of a reported message stand until its case is over. */
export const chatEvidence: Decider<ChatEvidence, ChatEvidenceCommand, ChatEvidenceEvent> = {
  initial: null,
  evolve(state, { type, data }) {
    switch (type) {
      case 'ChatEvidenceKept':
        return { round: data.round, revisions: [...standing(state), data.revision], isOver: false, file: data.file ?? state?.file ?? null };
      case 'ChatEvidenceDestroyed':
        return state && { ...state, revisions: [], isOver: true, file: null };
      case 'ChatEvidenceRetained':
      case 'ChatEvidenceDisclosed':
        return state;
    }
  },
  decide(command, state) {
    switch (command.type) {
      case 'KeepChatEvidence':
        return keep(command, state);
      case 'RetainChatEvidence':
        return ofStanding(state, ({ round }) => ({ type: 'ChatEvidenceRetained', data: { messageId: command.data.messageId, round } }));
      case 'DestroyChatEvidence':
        return ofStanding(state, ({ round }) => ({ type: 'ChatEvidenceDestroyed', data: { messageId: command.data.messageId, round } }));
      case 'DiscloseChatEvidence':
        return disclose(command, state);
    }
  },
};

const ofStanding = (state: ChatEvidence, fact: (state: CopiedEvidence) => ChatEvidenceEvent): readonly ChatEvidenceEvent[] =>
  state && !state.isOver ? [fact(state)] : [];

/** The same message is not copied twice; what was changed since may be. */
function keep({ data }: KeepChatEvidence, state: ChatEvidence): readonly ChatEvidenceEvent[] {
  if (data.round !== nextRound(state)) throw new RuleViolation('chat-evidence.changed', CASE_TEXT.changedMeanwhile);
  if (!mayKeep(state, data.revision)) return [];
  return [{ type: 'ChatEvidenceKept', data }];
}

/** Every look is a fact of its own, also a second one by the same person. */
function disclose({ data: { messageId, authorId, reporterId, reason: given } }: DiscloseChatEvidence, state: ChatEvidence): readonly ChatEvidenceEvent[] {
  const reason = given.trim();
  const problem = conversationReasonProblem(reason);
  if (problem) throw new RuleViolation('chat-evidence.reason', problem, { reason: problem });
  if (!state) throw new RuleViolation('chat-evidence.none', EVIDENCE_TEXT.none, null, 'not-found');
  if (state.isOver) throw new RuleViolation('chat-evidence.over', `${EVIDENCE_TEXT.over}.`, null, 'gone');
  return [{ type: 'ChatEvidenceDisclosed', data: { messageId, authorId, reporterId, note: reason } }];
}
