/** Knows the job listings that members are told about. */
export abstract class NoticedJobs {
  /** By id, the titles of those that the member may read. */
  abstract titlesFor(jobIds: readonly string[], memberId: string | null): Promise<ReadonlyMap<string, string>>;
  /** Who reads the applications to one, its owner first; nobody where it is gone. */
  abstract readersOf(jobId: string): Promise<readonly string[]>;
}
