import type { ApplicationState } from '../../../../contracts/job-application-states.js';

interface Received {
  readonly all: number;
  readonly unseen: number;
}

/** Knows who applied to listings; bound by the composition root. */
export abstract class JobApplications {
  /** How many stand, of those that were not withdrawn, by listing. */
  abstract received(jobIds: readonly string[]): Promise<ReadonlyMap<string, Received>>;
  /** How a member's own newest ones stand, by listing. */
  abstract ownTo(jobIds: readonly string[], memberId: string): Promise<ReadonlyMap<string, ApplicationState>>;
  /** The listings that a member applied to last. */
  abstract appliedTo(memberId: string): Promise<readonly string[]>;
  /** When somebody applied for the first time, as an ISO time; null where nobody did. */
  abstract firstAt(jobId: string): Promise<string | null>;
}
