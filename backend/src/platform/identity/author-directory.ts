import type { Author } from '../../../contracts/accounts.js';

/** Who wrote something, joined at read time; bound by the composition root. */
export abstract class AuthorDirectory {
  /** One author for each id asked, in a map; a member that is gone is there too, without a name. */
  abstract byIds(ids: Iterable<string>): Promise<ReadonlyMap<string, Author>>;
}

/** The author of an id from a map of `byIds`. */
export function authorIn(authors: ReadonlyMap<string, Author>, id: string): Author {
  const author = authors.get(id);
  if (!author) throw new Error('an author was not asked for before being shown');
  return author;
}
