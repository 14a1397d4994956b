/** An open posting that suits a member. */
export interface SuitingPosting {
  readonly id: string;
  readonly title: string;
  readonly project: { readonly id: string; readonly title: string };
  /** 'React ve PostgreSQL biliyorsunuz' */
  readonly reason: string;
  /** What is asked for besides. */
  readonly missing: readonly string[];
}

/** Knows which open postings suit a member, the best first; nobody else is told that they do. */
export abstract class MatchesOf {
  abstract suiting(memberId: string): Promise<readonly SuitingPosting[]>;
}
