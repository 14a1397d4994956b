/** Where browsers reach the router, as the operator says. */
export interface RouterNetwork {
  /** The first that is free is taken; null: whichever the system gives. */
  readonly ports: { readonly from: number; readonly to: number } | null;
  /** None: those of the machine. */
  readonly addresses: readonly string[];
}
