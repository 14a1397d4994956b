/** The tree of keys under which everything of a project is sealed: one row of the vault, destroyed when the project is withdrawn. */
export const projectKeys = (projectId: string): string => `project-${projectId}#`;
/** What a project and its postings say. */
export const wordsOfProject = (projectId: string): string => `${projectKeys(projectId)}words`;
/** The address of an invitation: destroyed alone when the invitation is over. */
export const addressOfInvite = (projectId: string, inviteId: string): string => `${projectKeys(projectId)}invite.${inviteId}`;
/** The message of an application: destroyed alone when it is withdrawn or has lain long enough. */
export const messageOfApplication = (projectId: string, applicationId: string): string => `${projectKeys(projectId)}application.${applicationId}`;
