import { projection } from '../../../kernel/projection.js';
import type { PictureEvent } from './picture.events.js';
import { picturesView } from './picture.model.js';

/** Which pictures of profiles there are. */
export const pictureProjection = projection<PictureEvent>({
  name: 'profile-pictures',
  version: 1,
  views: [picturesView.name],
  on: {
    ProfilePictureUploaded: ({ data: { pictureId, memberId, keys }, at }) =>
      picturesView.put(pictureId, { member_id: memberId, keys: [...keys], uploaded_at: at }),
    ProfilePictureDiscarded: ({ data: { pictureId } }) => picturesView.remove(pictureId),
    ProfilePictureForgotten: ({ data: { pictureId } }) => picturesView.remove(pictureId),
  },
});
