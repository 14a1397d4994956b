/** What one update says, with all that it said before: its readers read that too. */
export interface SaidUpdate {
  readonly authorId: string;
  readonly content: string;
}

/** Knows the updates of a project; answered by those who keep them. */
export abstract class ProjectUpdates {
  /** Those that are for more than its people, as far as the project lets others read them; in lists. */
  abstract forOthers(projectId: string): AsyncIterable<readonly SaidUpdate[]>;
  /** Does something while no update of a project is written in this process; all that were written before are found. */
  abstract atRest<T>(projectId: string, work: () => Promise<T>): Promise<T>;
}
