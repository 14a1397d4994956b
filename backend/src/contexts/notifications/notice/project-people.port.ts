/** Somebody who follows a project; `since` is where that stands in the log. */
export interface ProjectFollower {
  readonly memberId: string;
  readonly since: number;
}

export interface ProjectPart {
  readonly kind: 'update' | 'posting';
  readonly id: string;
}

/** Knows whom it concerns what happens in a project. */
export abstract class ProjectPeople {
  /** Everybody who is in it, the owner first. */
  abstract inProject(projectId: string, who: 'owner' | 'runners' | 'members'): Promise<readonly string[]>;
  /** Who sent an invitation, whatever became of it. */
  abstract inviterOf(projectId: string, inviteId: string): Promise<string | null>;
  /** Who of those who are in a project or follow it may read it, or a part of it; of a posting that is not open any more nobody is to hear. */
  abstract readersOf(projectId: string, part: ProjectPart | null): Promise<'nobody' | 'people' | 'followers'>;
  /** Who follows a project, the oldest first, of those behind a place in the log. */
  abstract followersOf(projectId: string, since: number, limit: number): Promise<readonly ProjectFollower[]>;
  /** Who applied to a posting and has no answer yet. */
  abstract waitingFor(postingId: string): Promise<readonly string[]>;
}
