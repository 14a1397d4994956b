/** One member and one thing: given or not. What stands is kept, so that it is taken back as it was given. */
export interface GivenOrNot<Data> {
  readonly standing: Data | null;
  /** How often it was given. */
  readonly given: number;
}

export const NEVER_GIVEN: GivenOrNot<never> = { standing: null, given: 0 };

/** The state after it was given. */
export const nowGiven = <Data>({ given }: GivenOrNot<Data>, standing: Data): GivenOrNot<Data> => ({ standing, given: given + 1 });

/** The state after it was taken back. */
export const nowTakenBack = <Data>({ given }: GivenOrNot<Data>): GivenOrNot<Data> => ({ standing: null, given });

/** What a wish leads to: to give it, to take back what stands, or nothing. `wanted` null turns it round. */
export function turned<Data>(wanted: boolean | null, { standing }: GivenOrNot<Data>): 'give' | { readonly takeBack: Data } | null {
  const isWanted = wanted ?? !standing;
  if (standing) return isWanted ? null : { takeBack: standing };
  return isWanted ? 'give' : null;
}
