import type { SecondFactorAnswer } from '../../../../contracts/second-factor.js';

/** A member whose first step of signing in is done. */
export interface FirstStep {
  readonly memberId: string;
  readonly remember: boolean;
}

/** Stands between the first step of signing in and the session; answered by the second factors. */
export abstract class SecondFactorGate {
  /** A ticket for the second step, or null when the member has no second factor. */
  abstract ask(step: FirstStep): Promise<SecondFactorAnswer | null>;
  /** Whether the member has a second factor to show. */
  abstract isAsked(memberId: string): Promise<boolean>;
}
