/** Knows whether members may write; bound by the composition root. */
export abstract class AuthorStanding {
  /** At an ISO time: neither muted nor suspended nor banned. */
  abstract mayWrite(memberId: string, at: string): Promise<boolean>;
}
