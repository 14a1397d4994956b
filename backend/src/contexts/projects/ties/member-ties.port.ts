/** Knows with which projects somebody has to do; answered by the read side. */
export abstract class MemberTies {
  /** Ids of projects, some more than once; of `any` tie, those they own, or those that nobody owns after them. */
  abstract projectsOf(memberId: string, kind: 'any' | 'owner' | 'last-owner', limit: number, offset: number): Promise<readonly string[]>;
}
