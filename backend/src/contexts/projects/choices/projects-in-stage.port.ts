/** Knows the projects of a stage; answered by the read side. */
export abstract class ProjectsInStage {
  /** How many of them somebody can find. */
  abstract total(of: { readonly stage: string }, readerId: string | null): Promise<number>;
}
