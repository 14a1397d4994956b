import { keptIn } from '../../../platform/notes/kept-drafts.js';
import type { OwnData } from '../../../platform/own-data/own-data.js';
import { PROFILE_DRAFT_KIND } from './profile-drafts.service.js';

/** What a member has typed into the editor of their profile and not published. */
export const profileDraftOwnData: OwnData = {
  files: [],
  notes: [
    {
      name: 'profil-taslaklari',
      title: 'Profilinizde yayımlamadığınız değişiklikler',
      kind: PROFILE_DRAFT_KIND,
      row: (note) => ({ step: note.key, ...keptIn<{ content: string }>(note) }),
    },
  ],
};
