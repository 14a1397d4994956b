export interface Giver {
  readonly email: string | null;
  readonly username: string | null;
  readonly displayName: string | null;
}

/** Knows who a member is that gives feedback; bound by the composition root. */
export abstract class GiverDirectory {
  abstract giver(memberId: string): Promise<Giver | null>;
}
