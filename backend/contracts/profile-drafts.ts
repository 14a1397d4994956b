/** What is typed into the editor of a profile and not published yet, on the wire: one draft for each step. Private like all drafts. */
import type { KeptDraft } from './drafts.js';

/** The steps in which something is typed; roles and privacy are sent at once. */
export const PROFILE_DRAFT_STEPS = ['personal', 'experiences', 'educations', 'certificates', 'projects', 'skills'] as const;
export type ProfileDraftStep = (typeof PROFILE_DRAFT_STEPS)[number];

/** Characters of `content`: the longest list of entries with their names, and as much again of what was deleted and can be had back. */
export const PROFILE_DRAFT_LIMITS = { content: 240_000 } as const;
export const PROFILE_DRAFT_TEXT = { badStep: 'Bu adımın taslağı olmaz.', removed: 'Taslak silindi.' } as const;

export interface ProfileDraft extends KeptDraft {
  step: ProfileDraftStep;
}

/** Body of `PUT /api/profile/drafts/{step}`. */
export interface SaveProfileDraftRequest {
  content: string;
  /** The version that this one goes on from; null when there was none. */
  version?: string | null;
}
