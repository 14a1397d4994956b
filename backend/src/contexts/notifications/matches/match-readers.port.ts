/** Knows who wants to be mailed about postings that suit them; answered by the read side. */
export abstract class MatchReaders {
  /** In the order of their ids, after one of them. */
  abstract after(memberId: string | null, limit: number): Promise<readonly string[]>;
}
