/** Knows what those who speak for the house are called; answered by the read side. */
export abstract class StaffNames {
  abstract staffNames(): Promise<readonly { readonly memberId: string; readonly names: readonly string[] }[]>;
}
