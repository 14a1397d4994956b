export interface StandingProjectFollow {
  readonly projectId: string;
  readonly memberId: string;
  /** Its place in the log. */
  readonly position: number;
}

/** Knows who follows what; answered by the read side. The oldest first, of those behind a place in the log. */
export abstract class StandingProjectFollows {
  abstract ofMember(memberId: string, position: number, limit: number): Promise<readonly StandingProjectFollow[]>;
  abstract ofProject(projectId: string, position: number, limit: number): Promise<readonly StandingProjectFollow[]>;
}
