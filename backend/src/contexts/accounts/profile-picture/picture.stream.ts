import type { StreamType } from '../../../kernel/decider.js';
import type { PictureCommand } from './picture.commands.js';
import { type PictureState, picture } from './picture.decider.js';
import type { PictureEvent } from './picture.events.js';

/** Where the pictures of profiles are kept. */
export const PICTURES_AREA = 'profile-pictures';

/** `portrait-<picture id>`. The picture itself is in files that go with its member; nothing here is about a person but the member's id. */
export const pictureStream: StreamType<PictureState, PictureCommand, PictureEvent> = {
  category: 'portrait',
  decider: picture,
  events: {
    ProfilePictureUploaded: { schema: 1 },
    ProfilePictureRetained: { schema: 1 },
    ProfilePictureDiscarded: { schema: 1 },
    ProfilePictureForgotten: { schema: 1 },
  },
};
