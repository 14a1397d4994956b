import {
  type ClosedSessionRow,
  type MemberSessionRow,
  type MemberSessions,
  type RefusedSignInRow,
  SESSION_CLOSING_LABEL,
  SIGN_IN_REFUSAL_LABEL,
} from '@contracts/member-record';

/** One line about a session or a try to sign in. */
export interface SignInLine {
  id: string;
  /** On what, and from where. */
  what: string;
  /** What became of it; nothing of a session that is open. */
  state: string | null;
  at: string;
}

const from = ({ device, place }: { device: string; place: string | null }) => [device, place].filter(Boolean).join(' · ');

export const openSignIn = (row: MemberSessionRow): SignInLine => ({ id: row.id, what: from(row), state: null, at: row.last_seen_at });

const closedSignIn = (row: ClosedSessionRow): SignInLine => ({ id: row.id, what: from(row), state: SESSION_CLOSING_LABEL[row.ended_for], at: row.ended_at });

function refusedSignIn({ id, why, count, at, ...row }: RefusedSignInRow): SignInLine {
  const often = count > 1 ? `${count.toLocaleString('tr-TR')} giriş denemesi` : 'Giriş denemesi';
  return { id, what: `${often} · ${from(row)}`, state: SIGN_IN_REFUSAL_LABEL[why], at };
}

/** Sessions that are over and tries that were refused, the newest first. */
export const pastSignIns = ({ closed, refused }: MemberSessions): SignInLine[] =>
  [...closed.map(closedSignIn), ...refused.map(refusedSignIn)].sort((one, other) => other.at.localeCompare(one.at));
