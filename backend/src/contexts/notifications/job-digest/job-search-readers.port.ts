/** Knows who keeps a search for job listings of which they want to hear daily. */
export abstract class JobSearchReaders {
  /** In the order of their ids, after one of them. */
  abstract after(memberId: string | null, limit: number): Promise<readonly string[]>;
}
