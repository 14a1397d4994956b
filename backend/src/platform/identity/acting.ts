import type { Author } from '../../../contracts/accounts.js';
import type { FactRow } from '../../../contracts/moderation.js';
import type { Actor } from '../../kernel/event.js';
import { GUEST_ID } from '../callers/caller.js';
import { type AuthorDirectory, authorIn } from './author-directory.js';

const NOBODY: readonly string[] = ['system', 'operator', GUEST_ID];

/** Who acted, and in which role; rules, jobs, operators and guests act without being a member. */
export function actingIn(people: ReadonlyMap<string, Author>, { id, role }: Actor): FactRow['actor'] {
  return NOBODY.includes(id) ? { id, acting_as: role, username: null } : { ...authorIn(people, id), acting_as: role };
}

/** Somebody who is told by their role alone. */
export const unnamed = (role: string) => ({ id: 'hidden', acting_as: role, username: null });

/** The members among those who acted, for `actingIn`. */
export const membersAmong = (authors: AuthorDirectory, actors: readonly Actor[]): Promise<ReadonlyMap<string, Author>> =>
  authors.byIds(actors.map(({ id }) => id).filter((id) => !NOBODY.includes(id)));
