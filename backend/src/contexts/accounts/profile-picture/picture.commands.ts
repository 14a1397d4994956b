import { Command } from '../../../kernel/command.js';
import type { ProfilePictureUploaded } from './picture.events.js';

export class UploadProfilePicture extends Command<ProfilePictureUploaded['data']> {
  readonly type = 'UploadProfilePicture';
}

/** Nothing happens while it is shown, waits, or may come back; it stays while it may be evidence. */
export class DiscardProfilePicture extends Command<{ pictureId: string; memberId: string }> {
  readonly type = 'DiscardProfilePicture';
}

/** Nothing more than that it is asked again later whether it may go. */
export class RetainProfilePicture extends Command<{ pictureId: string; memberId: string }> {
  readonly type = 'RetainProfilePicture';
}

/** Discards all of a member that are not wanted. */
export class DiscardUnwantedPictures extends Command<{ memberId: string }> {
  readonly type = 'DiscardUnwantedPictures';
}

export class ForgetProfilePicture extends Command<{ pictureId: string; memberId: string }> {
  readonly type = 'ForgetProfilePicture';
}

export class ForgetPicturesOfMember extends Command<{ memberId: string }> {
  readonly type = 'ForgetPicturesOfMember';
}

export type PictureCommand = UploadProfilePicture | RetainProfilePicture | DiscardProfilePicture | ForgetProfilePicture;
