/** What every fact of a listing says. */
export interface OfJob {
  jobId: string;
  /** Who posted it; a listing never passes to another. */
  ownerId: string;
}
