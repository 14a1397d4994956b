import type { Category, CategoryTag } from '../../../../contracts/forum.js';

/** The categories that posts share with topics; bound by the composition root. */
export abstract class PostCategories {
  /** Those that stand by themselves, in their order. */
  abstract list(): Promise<readonly Category[]>;
  /** By id or by address; the one into which it was merged, where it was. Null when there is none. */
  abstract find(idOrSlug: string): Promise<Category | null>;
  /** What stands for each of these now, by id. */
  abstract tags(ids: Iterable<string>): Promise<ReadonlyMap<string, CategoryTag>>;
}

/** `name` is null where it is as it was written. */
interface TagToday {
  readonly slug: string;
  readonly name: string | null;
  readonly banned: boolean;
}

/** What tags mean today, whatever they were called before; bound by the composition root. */
export abstract class PostTags {
  abstract one(slug: string): Promise<TagToday>;
  /** By slug; those about which nothing was decided are left out. */
  abstract today(slugs: Iterable<string>): Promise<ReadonlyMap<string, TagToday>>;
  /** Tags as they are shown: under their names of today, without those that were banned. */
  abstract shown(written: Iterable<readonly string[]>): Promise<(tags: readonly string[]) => readonly string[]>;
}

/** Who writes; bound by the composition root. */
export abstract class PostWriters {
  /** Id of the member with this username, in any case; null when there is none. */
  abstract idOfUsername(username: string): Promise<string | null>;
  /** Those of the members whom the house has made blog authors. */
  abstract blogAuthorsAmong(memberIds: readonly string[]): Promise<ReadonlySet<string>>;
}
