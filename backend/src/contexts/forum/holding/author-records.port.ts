import type { ForumTextKind } from '../../../../contracts/text-kinds.js';
import type { AuthorRecord } from './holding.rules.js';

/** Knows what an author has written lately; answered by the read side. */
export abstract class AuthorRecords {
  /** `at` is the time of asking (ISO); `kind` is what the last hour is counted of. */
  abstract of(authorId: string, kind: ForumTextKind, at: string): Promise<AuthorRecord>;
}
