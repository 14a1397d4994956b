/** Knows which members are kept out of the site; bound by the composition root. */
export abstract class EmployersStanding {
  /** Suspended or banned at an ISO time. */
  abstract isRestricted(memberId: string, at: string): Promise<boolean>;
}
