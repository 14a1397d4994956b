/** Knows who is new to the community; answered by the forum, where everybody begins to write. */
export abstract class NewMembers {
  /** Whether a text of a member may hold so many links: a new one writes few of them. */
  abstract mayLink(memberId: string, links: number): Promise<boolean>;
}
