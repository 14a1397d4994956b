import type { LatestWarning } from '../../../../contracts/moderation.js';

/** The newest warning that still counts, told at sign-in; bound by the composition root. */
export abstract class LatestWarningSource {
  abstract latest(memberId: string): Promise<LatestWarning | null>;
}
