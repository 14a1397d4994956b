/** The tree of keys under which everything of a listing is sealed: one row of the vault, destroyed when the listing is withdrawn. */
export const jobKeys = (jobId: string): string => `job-${jobId}#`;
/** What a listing says. */
export const wordsOfJob = (jobId: string): string => `${jobKeys(jobId)}words`;
