export interface MemberJob {
  readonly kind: 'owner' | 'colleague';
  readonly job_id: string;
}

/** Knows with which listings somebody has to do; answered by the read side. */
export abstract class MemberJobs {
  /** Listings of a member, or at which they are a colleague. */
  abstract ofMember(memberId: string, limit: number, offset: number): Promise<readonly MemberJob[]>;
  /** Ids of the listings of one at which another is a colleague. */
  abstract between(ownerId: string, colleagueId: string): Promise<readonly string[]>;
}
