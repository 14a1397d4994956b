/** Knows who uploaded pictures and which texts show them; answered by the read side. */
export abstract class ImageDirectory {
  /** Ids of a member's pictures, the oldest first. */
  abstract ofMember(memberId: string, limit: number): Promise<readonly string[]>;
  /** Ids of the pictures that a text was last known to show. */
  abstract usedBy(textId: string): Promise<readonly string[]>;
}
