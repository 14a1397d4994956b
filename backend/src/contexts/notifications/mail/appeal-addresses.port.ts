export interface AppealAddress {
  /** Opens the appeal against one decision without a session. */
  readonly link: string;
  /** ISO time until which an appeal may be made. */
  readonly until: string;
}

/** Knows where a member appeals; bound by the composition root. */
export abstract class AppealAddresses {
  abstract against(decisionId: string, decidedAt: string): AppealAddress;
}
