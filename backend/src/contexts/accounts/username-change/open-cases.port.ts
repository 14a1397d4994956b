/** Knows about whom moderators have not decided yet; bound by the composition root. */
export abstract class OpenCases {
  /** Whether a case about something of a member waits for a decision. */
  abstract isOpenAbout(memberId: string): Promise<boolean>;
}
