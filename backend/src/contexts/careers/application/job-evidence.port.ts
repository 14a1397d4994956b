/** Knows whether a listing is judged; bound by the composition root. */
export abstract class JobEvidence {
  /** Whether a case about it is open, or a decision on it may still be appealed. */
  abstract isNeeded(jobId: string): Promise<boolean>;
}
