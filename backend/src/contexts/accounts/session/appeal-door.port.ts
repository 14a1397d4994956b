import type { AppealLink } from '../../../../contracts/appeals.js';

/** Lets whoever is shut out appeal against that; bound by the composition root. */
export abstract class AppealDoor {
  /** For a member who has shown who they are. Null when nothing can be said against it any more. */
  abstract forRestricted(memberId: string): Promise<AppealLink | null>;
}
