import type { OwnUser } from '@contracts/accounts';
import { PROFILE_TEXT, type UpdateDisplayNameRequest } from '@contracts/profile';
import type { OwnProfile, UpdatePrivacyRequest } from '@contracts/profile-details';
import type { ResumeRequest } from '@contracts/resume';
import { useQueryClient } from '@tanstack/react-query';
import { puts, shownAs, useCall } from '../../../calls/useCall';
import { post, remove } from '../../../client/http';
import { sessionQuery } from '../../../client/session';
import type { SaveRequest } from '../editor/editorForm';
import { withheldQuery } from './profile';
import { ownProfileQuery } from './publicProfile';

export const useSaveDetails = () => useCall(puts<SaveRequest, unknown>('/api/profile'));
/** Saves what a member takes over from a file. */
export const useSaveImported = () => useCall(puts<ResumeRequest, unknown>('/api/profile'));

/** Changes the displayed name alone. */
export function useSaveDisplayName() {
  const queries = useQueryClient();
  return useCall(puts<UpdateDisplayNameRequest, OwnUser>('/api/profile/display-name'), {
    onSuccess: ({ data }) => {
      queries.setQueryData(sessionQuery.queryKey, data);
      void queries.invalidateQueries(withheldQuery);
    },
  });
}

/** The profile as it is shown while the server is still asked. */
function withPrivacy(shown: OwnProfile, { is_public = shown.is_public, guests_visible = shown.guests_visible, ...flags }: UpdatePrivacyRequest): OwnProfile {
  return { ...shown, is_public, guests_visible, privacy_settings: { ...shown.privacy_settings, ...flags } };
}

/** Keeps who sees what, at once. */
export function useSavePrivacy(id: string) {
  const query = ownProfileQuery(id);
  return useCall(puts<UpdatePrivacyRequest, unknown>('/api/profile/privacy'), {
    shows: shownAs<UpdatePrivacyRequest, OwnProfile>(query, (shown, request) => shown && withPrivacy(shown, request)),
    asksAgain: [query.queryKey, sessionQuery.queryKey],
    fails: PROFILE_TEXT.updateFailed,
  });
}

/** The files of a profile: the field they are sent in, and the one that names them when they are deleted. */
const FILES = { avatar: 'avatarUrl', banner: 'bannerUrl', cv: 'cvUrl' } as const;
export type FileKind = keyof typeof FILES;

/** Sends a file of the profile. */
export function useUploadFile(id: string, kind: FileKind) {
  return useCall<Blob, { url: string }>(
    (file) => {
      const form = new FormData();
      form.append(kind, file);
      return post<{ url: string }>(`/api/profile/upload/${kind}`, { body: form });
    },
    { anew: true, asksAgain: [ownProfileQuery(id).queryKey, sessionQuery.queryKey] },
  );
}

/** Deletes a file of the profile; the answer says whether it is gone. */
export function useDeleteFile(id: string, kind: FileKind) {
  return useCall<string, { deleted: boolean }>((url) => remove<{ deleted: boolean }>(`/api/profile/upload/${kind}`, { body: { [FILES[kind]]: url } }), {
    anew: true,
    asksAgain: [ownProfileQuery(id).queryKey, sessionQuery.queryKey],
  });
}

export const displayNameFailed = (message: string): string => `Hata: ${message}`;
export const DISPLAY_NAME_SAVED = PROFILE_TEXT.displayNameSaved;
