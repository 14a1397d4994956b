/** Knows whom it concerns what happens in a project. */
export abstract class ProjectPeople {
  /** Everybody who is in it, the owner first. */
  abstract inProject(projectId: string, who: 'owner' | 'runners' | 'members'): Promise<readonly string[]>;
  /** Who sent an invitation, whatever became of it. */
  abstract inviterOf(projectId: string, inviteId: string): Promise<string | null>;
  /** Who applied to a posting and has no answer yet. */
  abstract waitingFor(postingId: string): Promise<readonly string[]>;
}
