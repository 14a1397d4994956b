import type { PublicUser } from '../../../../contracts/profile.js';
import type { Caller } from '../../../platform/callers/caller.js';

/** What tags mean today, whatever they were called before; bound by the composition root. */
export abstract class ProjectTags {
  abstract one(slug: string): Promise<{ readonly slug: string; readonly banned: boolean }>;
  /** Tags as they are shown: under their names of today, without those that were banned. */
  abstract shown(written: Iterable<readonly string[]>): Promise<(tags: readonly string[]) => readonly string[]>;
}

/** Who is in projects; bound by the composition root. */
export abstract class ProjectMembersByName {
  /** Id of the member with this username, in any case; null when there is none. */
  abstract idOfUsername(username: string): Promise<string | null>;
}

/** Members who can be looked for; bound by the composition root. */
export abstract class FindableMembers {
  /** Those whose username or name has this in it, as far as they let a reader find them. */
  abstract search(typed: string, reader: Caller): Promise<PublicUser[]>;
}

/** What members say that they know; bound by the composition root. */
export abstract class MemberSkills {
  /** A member's own, as they wrote them. */
  abstract skillsOf(memberId: string): Promise<readonly string[]>;
  /** Of others as far as their profiles show them to a reader, by id. */
  abstract skillsShown(memberIds: readonly string[], reader: Caller): Promise<ReadonlyMap<string, readonly string[]>>;
}
