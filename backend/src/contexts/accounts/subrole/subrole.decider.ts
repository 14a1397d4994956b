import { SUBROLE_LIMITS, SUBROLE_TEXT, SUBROLES, type Subrole, subroleNoteProblem, subroleRequestProblems } from '../../../../contracts/subroles.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { DecideSubrole, RequestSubroles, ReviewSubroles, SubroleCommand } from './subrole.commands.js';
import type { SubroleEvent, SubroleExpired } from './subrole.events.js';

export interface Subroles {
  /** Whether each that the member ever had is held now. */
  readonly held: Readonly<Partial<Record<Subrole, boolean>>>;
  /** The request that waits; there is one at most. */
  readonly pending: { readonly requestId: string; readonly subroles: readonly Subrole[] } | null;
  /** Requests that are over. */
  readonly over: readonly string[];
}

/** What one member may be besides a member. All of it stands in one stream, so that two requests or two reviews at once meet there. */
export const subroles: Decider<Subroles, SubroleCommand, SubroleEvent> = {
  initial: { held: {}, pending: null, over: [] },

  evolve(state, { type, data }) {
    switch (type) {
      case 'SubroleRequested':
        return { ...state, pending: { requestId: data.requestId, subroles: data.subroles } };
      case 'SubroleReviewed':
      case 'SubroleExpired':
        return { ...state, pending: null, over: [...state.over, data.requestId] };
      case 'SubroleGranted':
        return { ...state, held: { ...state.held, [data.subrole]: true } };
      case 'SubroleRevoked':
        return { ...state, held: { ...state.held, [data.subrole]: false } };
    }
  },

  decide(command, state) {
    switch (command.type) {
      case 'RequestSubroles':
        return request(command, state);
      case 'ReviewSubroles':
        return review(command, state);
      case 'ExpireSubroleRequest':
        return state.pending?.requestId === command.data.requestId ? [expired(command.data.memberId, state.pending.requestId, 'unreviewed')] : [];
      case 'CloseSubroleRequest':
        return state.pending ? [expired(command.data.memberId, state.pending.requestId, 'account_ended')] : [];
      case 'DecideSubrole':
        return decideOne(command, state);
    }
  },
};

const expired = (memberId: string, requestId: string, cause: SubroleExpired['data']['cause']): SubroleEvent => ({
  type: 'SubroleExpired',
  data: { memberId, requestId, cause },
});

function request({ data: { memberId, requestId, ...form } }: RequestSubroles, { held, pending, over }: Subroles): readonly SubroleEvent[] {
  // The same request once more: its answer was lost.
  if (pending?.requestId === requestId || over.includes(requestId)) return [];
  if (pending) throw new RuleViolation('subrole.pending', SUBROLE_TEXT.pending, null, 'conflict');
  const wanted = inOrder(form.subroles);
  const problems = subroleRequestProblems({ requested_subroles: wanted, reason: form.reason, additional_info: form.additionalInfo });
  const [problem] = Object.values(problems);
  if (problem) throw new RuleViolation('subrole.incomplete', problem, problems);
  if (wanted.some((subrole) => held[subrole])) {
    throw new RuleViolation('subrole.held', SUBROLE_TEXT.held, { requested_subroles: SUBROLE_TEXT.held }, 'conflict');
  }
  return [
    {
      type: 'SubroleRequested',
      data: { memberId, requestId, subroles: wanted, statement: form.reason.trim(), additionalInfo: form.additionalInfo.trim() || null },
    },
  ];
}

function review({ data }: ReviewSubroles, { held, pending, over }: Subroles): readonly SubroleEvent[] {
  const { memberId, requestId, reviewerId, status } = data;
  if (reviewerId === memberId) throw new RuleViolation('subrole.own-request', SUBROLE_TEXT.ownRequest, null, 'forbidden');
  if (over.includes(requestId)) throw new RuleViolation('subrole.over', SUBROLE_TEXT.over, null, 'conflict');
  if (pending?.requestId !== requestId) throw new RuleViolation('subrole.unknown', SUBROLE_TEXT.unknown, null, 'not-found');
  const approved = inOrder(data.approved);
  const rejected = inOrder(data.rejected);
  const judged = [...data.approved, ...data.rejected];
  if (judged.length !== pending.subroles.length || !pending.subroles.every((subrole) => judged.includes(subrole))) {
    throw new RuleViolation('subrole.every-role', SUBROLE_TEXT.everyRole, { approved_subroles: SUBROLE_TEXT.everyRole });
  }
  if ((status === 'approved') !== approved.length > 0)
    throw new RuleViolation('subrole.status', SUBROLE_TEXT.statusMismatch, { status: SUBROLE_TEXT.statusMismatch });
  const note = data.note.trim() || null;
  if (note && note.length > SUBROLE_LIMITS.note) throw new RuleViolation('subrole.note', SUBROLE_TEXT.noteLong, { review_note: SUBROLE_TEXT.noteLong });
  return [
    { type: 'SubroleReviewed', data: { memberId, requestId, status, approved, rejected, note } },
    ...approved.flatMap((subrole): SubroleEvent[] => (held[subrole] ? [] : [{ type: 'SubroleGranted', data: { memberId, subrole, requestId, note: null } }])),
  ];
}

function decideOne({ data: { memberId, adminId, subrole, held: wanted, note } }: DecideSubrole, { held }: Subroles): readonly SubroleEvent[] {
  if (adminId === memberId) throw new RuleViolation('subrole.own', SUBROLE_TEXT.own, null, 'forbidden');
  const problem = subroleNoteProblem(note);
  if (problem) throw new RuleViolation('subrole.note', problem, { note: problem });
  if (held[subrole] === undefined) throw new RuleViolation('subrole.never-held', SUBROLE_TEXT.neverHeld, null, 'conflict');
  if (held[subrole] === wanted) return [];
  const words = note.trim();
  return wanted
    ? [{ type: 'SubroleGranted', data: { memberId, subrole, requestId: null, note: words } }]
    : [{ type: 'SubroleRevoked', data: { memberId, subrole, note: words } }];
}

/** Each once, as they are always named. */
const inOrder = (given: readonly Subrole[]): Subrole[] => SUBROLES.filter((subrole) => given.includes(subrole));
