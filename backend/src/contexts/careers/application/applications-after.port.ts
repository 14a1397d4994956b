/** Which application, and where it came in the log. */
export interface PlacedApplication {
  readonly which: { readonly applicationId: string; readonly jobId: string; readonly applicantId: string };
  readonly position: number;
}

/** Those to one listing, of one applicant, or to all listings of one owner. */
export type ApplicationsOf = { readonly job_id: string } | { readonly applicant_id: string } | { readonly owner_id: string };

/** Knows applications in the order in which they came; answered by the read side. */
export abstract class ApplicationsAfter {
  /** Those behind a place of the log, the oldest first. */
  abstract after(of: ApplicationsOf, position: number, limit: number): Promise<readonly PlacedApplication[]>;
}
