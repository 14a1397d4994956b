/** Knows the CVs of profiles; bound by the composition root. */
export abstract class ProfileCvs {
  /** The bytes behind an address, where it is that of the member's own CV as it stands now. */
  abstract bytesAt(address: string, memberId: string): Promise<Buffer | null>;
}
