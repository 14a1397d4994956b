import type { Slice } from '../../../platform/slices/slice.js';
import { profileDraftOwnData } from './profile-draft.own-data.js';
import { ProfileDraftsController } from './profile-drafts.controller.js';
import { ProfileDrafts } from './profile-drafts.service.js';

export const profileDraft: Slice = { controllers: [ProfileDraftsController], providers: [ProfileDrafts], ownData: profileDraftOwnData };
