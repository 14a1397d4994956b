/** Knows whether the profile of a member is judged; bound by the composition root. */
export abstract class PictureEvidence {
  /** Whether a case about it is open, or a decision on it may still be appealed. */
  abstract isNeeded(memberId: string): Promise<boolean>;
}
