/** Knows who uploaded pictures for profiles; answered by the read side. */
export abstract class PictureDirectory {
  /** Ids of a member's pictures, the oldest first. */
  abstract ofMember(memberId: string, limit: number): Promise<readonly string[]>;
}
