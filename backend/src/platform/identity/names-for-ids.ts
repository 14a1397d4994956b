import type { Author } from '../../../contracts/accounts.js';
import { displayName } from '../../../contracts/accounts.js';
import { pseudonymOf } from '../../../contracts/audit-timeline.js';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The ids that stand in a sentence. */
export const idsAmong = (sentence: string): readonly string[] => sentence.match(ID) ?? [];

/** The sentence with the names of members for their ids, as they are called now; whoever is gone goes by a pseudonym. */
export const withNames = (sentence: string, people: ReadonlyMap<string, Author>): string =>
  sentence.replace(ID, (id) => {
    const person = people.get(id);
    if (!person) return id;
    return person.username === '' ? pseudonymOf(id) : displayName(person);
  });
