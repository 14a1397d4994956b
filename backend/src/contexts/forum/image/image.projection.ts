import { projection } from '../../../kernel/projection.js';
import type { ImageEvent } from './image.events.js';
import { imagesView } from './image.model.js';

/** Which pictures there are and which texts show them. */
export const imageProjection = projection<ImageEvent>({
  name: 'forum-images',
  version: 1,
  views: [imagesView.name],
  on: {
    ImageUploaded: ({ data: { imageId, memberId, key }, at }) => imagesView.put(imageId, { member_id: memberId, key, used: false, texts: [], uploaded_at: at }),
    ImageUsed: ({ data: { imageId, textId } }) => imagesView.change(imageId, { $set: { used: true }, $addToSet: { texts: textId } }),
    ImageReleased: ({ data: { imageId, textId } }) => imagesView.change(imageId, { $pull: { texts: textId } }),
    ImageDiscarded: ({ data: { imageId } }) => imagesView.remove(imageId),
    ImageForgotten: ({ data: { imageId } }) => imagesView.remove(imageId),
  },
});
