import { APPROVAL_LIMITS, APPROVAL_TEXT, alreadyOverText } from '../../../../contracts/approvals.js';
import { seenWords } from '../../../../contracts/one-line.js';
import type { Decider, Personal, StreamType } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { ApprovalCommand, ExpireApproval, GrantApproval, NoteApprovalOutcome, RefuseApproval, WithdrawApproval } from './approval.commands.js';
import type { ApprovalEvent } from './approval.events.js';
import { type Approval, evolveApproval, hindranceOf, type MadeApproval } from './approval.rules.js';

/** A decision that waits for a second person: confirmed once, by somebody else who may do it too, as long as it waits. */
export const approval: Decider<Approval, ApprovalCommand, ApprovalEvent> = {
  initial: null,
  evolve: evolveApproval,
  decide(command, state) {
    switch (command.type) {
      case 'RequestApproval':
        return state ? [] : [{ type: 'ApprovalRequested', data: command.data }];
      case 'GrantApproval':
        return grant(command, waiting(state));
      case 'RefuseApproval':
        return refuse(command, waiting(state));
      case 'WithdrawApproval':
        return withdraw(command, waiting(state));
      case 'ExpireApproval':
        return expire(command, state);
      case 'NoteApprovalOutcome':
        return note(command, state);
    }
  },
};

function grant({ data, origin: { at } }: GrantApproval, state: MadeApproval): readonly ApprovalEvent[] {
  const hindrance = hindranceOf(data, state, at);
  if (hindrance) throw hindrance;
  const words = seenWords(data.note);
  return [{ type: 'ApprovalGranted', data: { ...namesOf(state), grantedBy: data.by, note: within(words), sealedFor: state.sealedFor } }];
}

/** Also what could not be confirmed any more is refused, so that nothing waits for its time alone. */
function refuse({ data, origin: { at } }: RefuseApproval, state: MadeApproval): readonly ApprovalEvent[] {
  const hindrance = hindranceOf(data, state, at);
  if (hindrance && !REFUSABLE.includes(hindrance.code)) throw hindrance;
  const words = seenWords(data.note);
  if (!words) throw new RuleViolation('approval.note-needed', APPROVAL_TEXT.noteNeeded, { note: APPROVAL_TEXT.noteNeeded });
  return [{ type: 'ApprovalRefused', data: { ...namesOf(state), refusedBy: data.by, note: within(words), sealedFor: state.sealedFor } }];
}
const REFUSABLE: readonly string[] = ['approval.requester-may-not', 'approval.member-gone'];

function withdraw({ data: { by } }: WithdrawApproval, state: MadeApproval): readonly ApprovalEvent[] {
  if (by !== state.requestedBy) throw new RuleViolation('approval.not-yours', APPROVAL_TEXT.notYours, null, 'forbidden');
  return [{ type: 'ApprovalWithdrawn', data: namesOf(state) }];
}

function expire({ data: { cause }, origin: { at } }: ExpireApproval, state: Approval): readonly ApprovalEvent[] {
  if (state?.state !== 'waiting') return [];
  // The job came early: it is tried again.
  if (cause === 'time' && state.until > at) throw new RuleViolation('approval.not-over', APPROVAL_TEXT.waits);
  return [{ type: 'ApprovalExpired', data: { ...namesOf(state), cause } }];
}

function note({ data: { failure, leftOut } }: NoteApprovalOutcome, state: Approval): readonly ApprovalEvent[] {
  if (state?.state !== 'granted') return [];
  const { grantedBy, decisions } = state;
  if (failure !== null) return [{ type: 'ApprovalFailed', data: { ...namesOf(state), grantedBy, failure } }];
  return [{ type: 'ApprovalCarriedOut', data: { ...namesOf(state), grantedBy, decisions, leftOut } }];
}

const namesOf = ({ approvalId, kind, requestedBy, about, suspends, cases }: MadeApproval) => ({ approvalId, kind, requestedBy, about, suspends, cases });

function waiting(state: Approval): MadeApproval {
  if (!state) throw new RuleViolation('approval.unknown', APPROVAL_TEXT.unknown, null, 'not-found');
  if (state.state !== 'waiting') throw new RuleViolation('approval.over', alreadyOverText(state.state), null, 'conflict');
  return state;
}

function within<Words extends string | null>(words: Words): Words {
  if ((words?.length ?? 0) > APPROVAL_LIMITS.note) throw new RuleViolation('approval.note-long', APPROVAL_TEXT.noteLong, { note: APPROVAL_TEXT.noteLong });
  return words;
}

const written = <Field extends string>(field: Field): Personal<{ sealedFor: string } & Record<Field, string | null>> => ({
  subject: ({ sealedFor }) => sealedFor,
  fields: [field],
});

/** Version 1 knew of no cases that wait, and only the request itself said whom it is about. */
const WITHOUT_CASES = { cases: [] };
const NAMELESS = { about: null, ...WITHOUT_CASES };

/** `approval-<id>` */
export const approvalStream: StreamType<Approval, ApprovalCommand, ApprovalEvent> = {
  category: 'approval',
  decider: approval,
  events: {
    ApprovalRequested: { schema: 2, personal: written('words'), earlier: [{ personal: written('words'), upcast: (data) => ({ ...data, ...WITHOUT_CASES }) }] },
    ApprovalGranted: { schema: 2, personal: written('note'), earlier: [{ personal: written('note'), upcast: (data) => ({ ...data, ...NAMELESS }) }] },
    ApprovalRefused: { schema: 2, personal: written('note'), earlier: [{ personal: written('note'), upcast: (data) => ({ ...data, ...NAMELESS }) }] },
    ApprovalWithdrawn: { schema: 2, earlier: [{ upcast: (data) => ({ ...data, ...NAMELESS }) }] },
    ApprovalExpired: { schema: 2, earlier: [{ upcast: (data) => ({ ...data, ...NAMELESS }) }] },
    ApprovalCarriedOut: { schema: 2, earlier: [{ upcast: (data) => ({ ...data, ...NAMELESS, leftOut: [] }) }] },
    ApprovalFailed: { schema: 2, earlier: [{ upcast: (data) => ({ ...data, ...NAMELESS }) }] },
  },
};
