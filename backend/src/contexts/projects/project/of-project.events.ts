/** What every fact of a project says. */
export interface OfProject {
  projectId: string;
}
