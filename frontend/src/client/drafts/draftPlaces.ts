import type { Draft, DraftKey, KeptDraft, SaveDraftRequest } from '@contracts/drafts';
import type { ProfileDraft, ProfileDraftStep, SaveProfileDraftRequest } from '@contracts/profile-drafts';
import { getData, put, remove } from '../http';

/** A draft of the forum, or of a step of the profile. */
export type AnyDraftKey = DraftKey | `profile:${ProfileDraftStep}`;

/** How a draft is told in a list. */
export interface Described {
  title: string;
  excerpt: string;
}

interface Leaving {
  /** Sent though the page is gone. */
  keepalive: boolean;
}

/** Where the server keeps one draft. */
export interface DraftPlace {
  find(): Promise<KeptDraft | null>;
  save(draft: Pick<KeptDraft, 'content'> & { version: string | null } & Described, how: Leaving): Promise<KeptDraft>;
  remove(how: Leaving): Promise<unknown>;
}

function forumPlace(key: DraftKey): DraftPlace {
  const path = `/api/forum/drafts/${encodeURIComponent(key)}`;
  return {
    find: () => getData<Draft | null>(path, { quiet: true }),
    save: async (draft, { keepalive }) => (await put<Draft>(path, { body: draft satisfies SaveDraftRequest, keepalive, quiet: true })).data,
    remove: ({ keepalive }) => remove(path, { keepalive, quiet: true }),
  };
}

const STEPS_PATH = '/api/profile/drafts';
let asking: Promise<ProfileDraft[]> | null = null;

/** All steps are looked at together, so they ask once. */
function profileDrafts(): Promise<ProfileDraft[]> {
  asking ??= getData<ProfileDraft[]>(STEPS_PATH, { quiet: true }).finally(() => {
    asking = null;
  });
  return asking;
}

function profilePlace(step: ProfileDraftStep): DraftPlace {
  const path = `${STEPS_PATH}/${step}`;
  return {
    find: async () => (await profileDrafts()).find((draft) => draft.step === step) ?? null,
    save: async ({ content, version }, { keepalive }) => {
      const body: SaveProfileDraftRequest = { content, version };
      return (await put<ProfileDraft>(path, { body, keepalive, quiet: true })).data;
    },
    remove: ({ keepalive }) => remove(path, { keepalive, quiet: true }),
  };
}

const PROFILE = 'profile:';
const isOfProfile = (key: AnyDraftKey): key is `profile:${ProfileDraftStep}` => key.startsWith(PROFILE);

/** Where the draft of this name is kept. */
export const placeOf = (key: AnyDraftKey): DraftPlace => (isOfProfile(key) ? profilePlace(key.slice(PROFILE.length) as ProfileDraftStep) : forumPlace(key));
