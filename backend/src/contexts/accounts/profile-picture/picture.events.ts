import type { PictureField } from '../../../../contracts/profile-fields.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** `keys` are those of its files, the smallest first; `bytes` of all of them. */
export type ProfilePictureUploaded = DomainEvent<
  'ProfilePictureUploaded',
  { pictureId: string; memberId: string; field: PictureField; keys: readonly string[]; bytes: number }
>;
/** It was not wanted any more, but its member's profile was being judged: it stays for now. */
export type ProfilePictureRetained = DomainEvent<'ProfilePictureRetained', { pictureId: string; memberId: string }>;
/** It was not wanted any more for long enough; the files are gone. */
export type ProfilePictureDiscarded = DomainEvent<'ProfilePictureDiscarded', { pictureId: string; memberId: string }>;
/** Its member was forgotten; the files are gone. */
export type ProfilePictureForgotten = DomainEvent<'ProfilePictureForgotten', { pictureId: string; memberId: string }>;

export type PictureEvent = ProfilePictureUploaded | ProfilePictureRetained | ProfilePictureDiscarded | ProfilePictureForgotten;
