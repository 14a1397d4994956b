/** What staff do with job listings, on the wire. */
import type { JobTool } from './moderation-verbs.js';

/** What staff are told once they have done something with a listing. */
export const JOB_TOOL_DONE: Readonly<Record<JobTool, string>> = {
  hide: 'İlan gizlendi.',
  delete: 'İlan kaldırıldı.',
  restore: 'İlan geri getirildi.',
};

/** `PUT /api/career/jobs/{id}/moderate`. */
export interface ModerateJobRequest {
  action: JobTool;
  reason: string;
}
/** How the listing stands for staff afterwards. */
export interface ModeratedJob {
  id: string;
  state: 'visible' | 'hidden' | 'deleted';
}
