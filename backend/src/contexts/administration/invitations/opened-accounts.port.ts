/** Knows which accounts there are; bound by the composition root. */
export abstract class OpenedAccounts {
  /** As the log says, not a view. */
  abstract isOpened(memberId: string): Promise<boolean>;
}
