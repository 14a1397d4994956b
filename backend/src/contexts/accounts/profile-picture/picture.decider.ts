import type { Decider } from '../../../kernel/decider.js';
import type { PictureCommand } from './picture.commands.js';
import type { PictureEvent } from './picture.events.js';

/** Null before it was uploaded and after its files are gone. */
export type PictureState = { readonly keys: readonly string[] } | null;

/** The files of one picture; which one is shown is the profile's own business. */
export const picture: Decider<PictureState, PictureCommand, PictureEvent> = {
  initial: null,
  evolve(state, { type, data }) {
    switch (type) {
      case 'ProfilePictureUploaded':
        return { keys: data.keys };
      case 'ProfilePictureRetained':
        return state;
      case 'ProfilePictureDiscarded':
      case 'ProfilePictureForgotten':
        return null;
    }
  },
  decide({ type, data }, state) {
    switch (type) {
      case 'UploadProfilePicture':
        return state ? [] : [{ type: 'ProfilePictureUploaded', data }];
      case 'RetainProfilePicture':
        return state ? [{ type: 'ProfilePictureRetained', data }] : [];
      case 'DiscardProfilePicture':
        return state ? [{ type: 'ProfilePictureDiscarded', data }] : [];
      case 'ForgetProfilePicture':
        return state ? [{ type: 'ProfilePictureForgotten', data }] : [];
    }
  },
};
