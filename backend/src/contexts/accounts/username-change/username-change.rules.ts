import { usernameProblem } from '../../../../contracts/account-problems.js';
import { type FormerUsername, USERNAME_LIMITS, USERNAME_TEXT } from '../../../../contracts/username-change.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { foldName } from '../account/account.rules.js';
import type { ChangeUsername, ReleaseFormerUsername, SwitchUsernameRedirect, UsernameChangeCommand } from './username-change.commands.js';
import type { UsernameChanged, UsernameChangeEvent } from './username-change.events.js';

const DAY_MS = 24 * 60 * 60_000;
const after = (at: string, days: number): string => new Date(Date.parse(at) + days * DAY_MS).toISOString();

/** A name that is kept for the member who gave it up. */
export interface KeptUsername {
  readonly changeId: string;
  readonly username: string | null;
  /** ISO time at which it was given up. */
  readonly at: string;
  readonly redirects: boolean;
  /** ISO time; null as long as it leads to the profile. */
  readonly heldUntil: string | null;
}

interface Names {
  readonly username: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly displayName: string | null;
}

/** The part of a profile that its username is decided by. */
interface Named {
  readonly names: Names | null;
  readonly lastUsernameChange: { readonly changeId: string; readonly at: string } | null;
  readonly keptUsernames: readonly KeptUsername[];
}

/** What a member knows of usernames who never changed theirs. */
export const NO_USERNAME_CHANGE: Omit<Named, 'names'> = { lastUsernameChange: null, keptUsernames: [] };

/** Whether two names are one to the house. */
export const isSameName = (one: string | null, other: string | null): boolean => one !== null && other !== null && foldName(one) === foldName(other);

/** The profile after a fact about its username. */
export function evolveUsername<State extends Named>(state: State, { type, data }: UsernameChangeEvent): State {
  const others = state.keptUsernames.filter(({ changeId }) => changeId !== data.changeId);
  switch (type) {
    case 'UsernameChanged': {
      const { changeId, username, firstName, lastName, displayName, at } = data;
      const rest = others.filter((kept) => !isSameName(kept.username, username));
      const names = { username, firstName, lastName, displayName };
      return { ...state, names, lastUsernameChange: { changeId, at }, keptUsernames: [...rest, ...keptBy(data)] };
    }
    case 'UsernameRedirectSwitched': {
      const { changeId, redirects, heldUntil } = data;
      return { ...state, keptUsernames: state.keptUsernames.map((kept) => (kept.changeId === changeId ? { ...kept, redirects, heldUntil } : kept)) };
    }
    case 'FormerUsernameReleased':
      return { ...state, keptUsernames: others };
  }
}

function keptBy({ changeId, formerUsername: username, at, redirects, heldUntil }: UsernameChanged['data']): readonly KeptUsername[] {
  return redirects || heldUntil ? [{ changeId, username, at, redirects, heldUntil }] : [];
}

/** ISO time from which the name may be changed again, or null when that is now. */
export function nextUsernameChange({ lastUsernameChange }: Pick<Named, 'lastUsernameChange'>, now: string): string | null {
  const next = lastUsernameChange && after(lastUsernameChange.at, USERNAME_LIMITS.everyDays);
  return next && next > now ? next : null;
}

/** The names that are kept for a member, as they are told: the newest first, none of them once the member was forgotten. */
export const formerUsernames = ({ keptUsernames }: Pick<Named, 'keptUsernames'>): FormerUsername[] =>
  keptUsernames
    .flatMap(({ changeId, username, at, redirects, heldUntil }) =>
      username === null ? [] : [{ id: changeId, username, given_up_at: at, redirects, held_until: heldUntil }],
    )
    .reverse();

/** What follows from a command about the username of a member. */
export function decideUsername(command: UsernameChangeCommand, state: Named): readonly UsernameChangeEvent[] {
  switch (command.type) {
    case 'ChangeUsername':
      return change(command, state);
    case 'SwitchUsernameRedirect':
      return switchRedirect(command, state);
    case 'ReleaseFormerUsername':
      return release(command, state);
  }
}

function change({ data, origin }: ChangeUsername, state: Named): readonly UsernameChangeEvent[] {
  const { memberId, changeId, username, registered } = data;
  if (state.lastUsernameChange?.changeId === changeId) return [];
  refuseProblems('account.username', { username: usernameProblem(username) ?? undefined });
  const names = state.names ?? registered;
  if (names.username === username) throw new RuleViolation('account.same-username', USERNAME_TEXT.same, { username: USERNAME_TEXT.same });
  if (nextUsernameChange(state, origin.at)) throw new RuleViolation('account.username-too-soon', USERNAME_TEXT.tooSoon);
  const former = names.username;
  const isOther = !isSameName(former, username);
  const redirects = data.redirects && isOther;
  const left = state.keptUsernames.filter((kept) => !isSameName(kept.username, username));
  if (redirects) refuseMore(left);
  const heldUntil = isOther && !redirects ? after(origin.at, USERNAME_LIMITS.heldDays) : null;
  return [{ type: 'UsernameChanged', data: { memberId, changeId, ...names, username, formerUsername: former, redirects, heldUntil, at: origin.at } }];
}

function switchRedirect({ data: { memberId, changeId, redirects }, origin }: SwitchUsernameRedirect, { keptUsernames }: Named): readonly UsernameChangeEvent[] {
  const kept = keptUsernames.find((one) => one.changeId === changeId);
  if (!kept) throw new RuleViolation('account.former-username-unknown', USERNAME_TEXT.formerUnknown, null, 'not-found');
  if (kept.redirects === redirects) return [];
  if (redirects) refuseMore(keptUsernames);
  const heldUntil = redirects ? null : after(origin.at, USERNAME_LIMITS.heldDays);
  return [{ type: 'UsernameRedirectSwitched', data: { memberId, changeId, formerUsername: kept.username, redirects, heldUntil } }];
}

/** Nobody collects names: those that lead to a profile are kept for ever. */
function refuseMore(kept: readonly KeptUsername[]): void {
  if (kept.filter(({ redirects }) => redirects).length >= USERNAME_LIMITS.redirects) {
    throw new RuleViolation('account.redirects-full', USERNAME_TEXT.redirectsFull);
  }
}

function release({ data: { memberId, changeId }, origin }: ReleaseFormerUsername, { keptUsernames }: Named): readonly UsernameChangeEvent[] {
  const heldUntil = keptUsernames.find((kept) => kept.changeId === changeId)?.heldUntil;
  return heldUntil && origin.at >= heldUntil ? [{ type: 'FormerUsernameReleased', data: { memberId, changeId } }] : [];
}
