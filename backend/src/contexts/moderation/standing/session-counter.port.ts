/** How many sessions a member has open; bound by the composition root. */
export abstract class SessionCounter {
  abstract countOpen(memberId: string): Promise<number>;
}
