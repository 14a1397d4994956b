/** Knows who applied to which listing; answered by the slice of applications. */
export abstract class StandingApplications {
  /** Whether a member has an application to a listing that was not taken back. */
  abstract hasApplied(jobId: string, memberId: string): Promise<boolean>;
}
