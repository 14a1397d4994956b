/** Knows the addresses with which nobody may register; bound by the composition root. */
export abstract class UnwantedMail {
  abstract isBlocked(address: string): boolean;
}
