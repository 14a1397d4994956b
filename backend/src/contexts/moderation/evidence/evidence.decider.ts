import { CASE_TEXT } from '../../../../contracts/cases.js';
import { conversationReasonProblem, EVIDENCE_LIMITS, EVIDENCE_TEXT } from '../../../../contracts/chat-evidence.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { ChatEvidenceCommand, DestroyChatEvidence, DiscloseChatEvidence, KeepChatEvidence } from './evidence.commands.js';
import type { ChatEvidenceEvent, ChatEvidenceKept, EvidenceFileKept } from './evidence.events.js';

/** What was copied was destroyed while it was being copied anew. */
export const EVIDENCE_CHANGED = 'chat-evidence.changed';

/** What was copied of one message. `revisions` are those of the message of which a copy stands. */
export interface CopiedEvidence {
  readonly round: number;
  readonly revisions: readonly number[];
  readonly isOver: boolean;
  readonly file: EvidenceFileKept | null;
  /** Those for which copies of this round are kept; no others but for those of which nothing was recorded at the time. */
  readonly reports: readonly string[];
  /** Whether there are copies of this round from before reports were named. */
  readonly isOfUnnamed: boolean;
}
export type ChatEvidence = CopiedEvidence | null;

/** The round to which the next copy belongs: what was destroyed once is not sealed for again. */
export const nextRound = (state: ChatEvidence): number => (state ? state.round + Number(state.isOver) : 0);

const standing = (state: ChatEvidence): readonly number[] => state?.revisions ?? [];
/** Whether the message, as it is in this revision, is still to be copied. */
const mayKeep = (state: ChatEvidence, revision: number): boolean => !standing(state).includes(revision) && standing(state).length < EVIDENCE_LIMITS.copies;

const NOTHING: Omit<CopiedEvidence, 'round'> = { revisions: [], isOver: false, file: null, reports: [], isOfUnnamed: false };
const inRound = (state: ChatEvidence, round: number): CopiedEvidence => (state && !state.isOver ? state : { ...NOTHING, round });
const keptWith = (state: CopiedEvidence, { revision, file }: ChatEvidenceKept['data']): CopiedEvidence => ({
  ...state,
  revisions: [...state.revisions, revision],
  file: file ?? state.file,
  isOfUnnamed: state.isOfUnnamed || state.reports.length === 0,
});

/** Copies of a reported message stand until its case is over. */
export const chatEvidence: Decider<ChatEvidence, ChatEvidenceCommand, ChatEvidenceEvent> = {
  initial: null,
  evolve(state, { type, data }) {
    switch (type) {
      case 'ChatEvidenceKept':
        return keptWith(inRound(state, data.round), data);
      case 'ChatEvidenceNeeded': {
        const before = inRound(state, data.round);
        return { ...before, reports: [...before.reports, data.reportId], file: data.file ?? before.file };
      }
      case 'ChatEvidenceDestroyed':
        return state && { ...NOTHING, round: state.round, isOver: true };
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
        return destroy(command, state);
      case 'DiscloseChatEvidence':
        return disclose(command, state);
    }
  },
};

const ofStanding = (state: ChatEvidence, fact: (state: CopiedEvidence) => ChatEvidenceEvent): readonly ChatEvidenceEvent[] =>
  state && !state.isOver ? [fact(state)] : [];

/** Not what was reported again since it was found that nobody needs it. */
const destroy = ({ data: { messageId, round, reports } }: DestroyChatEvidence, state: ChatEvidence): readonly ChatEvidenceEvent[] =>
  state?.round === round && state.reports.length === reports ? ofStanding(state, () => ({ type: 'ChatEvidenceDestroyed', data: { messageId, round } })) : [];

/** The same message is not copied twice; what was changed since may be, and a file of which there are no bytes. That a report needs it is a fact each time. */
function keep({ data: { reportId, lost, ...copy } }: KeepChatEvidence, state: ChatEvidence): readonly ChatEvidenceEvent[] {
  const { messageId, round } = copy;
  if (round !== nextRound(state)) throw new RuleViolation(EVIDENCE_CHANGED, CASE_TEXT.changedMeanwhile);
  const file = !state?.file || state.file.key === lost ? copy.file : null;
  if (!mayKeep(state, copy.revision)) return [{ type: 'ChatEvidenceNeeded', data: { messageId, round, reportId, file } }];
  return [
    { type: 'ChatEvidenceNeeded', data: { messageId, round, reportId, file: null } },
    { type: 'ChatEvidenceKept', data: { ...copy, file } },
  ];
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
