import { Command } from '../../../kernel/command.js';
import type { ProfilePictureUploaded } from './picture.events.js';

export class UploadProfilePicture extends Command<ProfilePictureUploaded['data']> {
  readonly type = 'UploadProfilePicture';
}

/** Nothing happens while it is shown, waits, or may come back. */
export class DiscardProfilePicture extends Command<{ pictureId: string; memberId: string }> {
  readonly type = 'DiscardProfilePicture';
}

/** The same for all of a member. */
export class DiscardUnwantedPictures extends Command<{ memberId: string }> {
  readonly type = 'DiscardUnwantedPictures';
}

export class ForgetProfilePicture extends Command<{ pictureId: string; memberId: string }> {
  readonly type = 'ForgetProfilePicture';
}

export class ForgetPicturesOfMember extends Command<{ memberId: string }> {
  readonly type = 'ForgetPicturesOfMember';
}

export type PictureCommand = UploadProfilePicture | DiscardProfilePicture | ForgetProfilePicture;
