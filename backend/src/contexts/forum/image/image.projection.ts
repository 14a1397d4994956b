import { projection } from '../../../kernel/projection.js';
import type { ImageEvent } from './image.events.js';
import { imagesView } from './image.model.js';

const view = imagesView.name;

/** Which pictures there are and which texts show them. */
export const imageProjection = projection<ImageEvent>({
  name: 'forum-images',
  version: 1,
  views: [view],
  on: {
    ImageUploaded: ({ data: { imageId, memberId, key }, at }) => ({
      view,
      id: imageId,
      put: { member_id: memberId, key, used: false, texts: [], uploaded_at: at },
    }),
    ImageUsed: ({ data: { imageId, textId } }) => ({ view, id: imageId, update: { $set: { used: true }, $addToSet: { texts: textId } } }),
    ImageReleased: ({ data: { imageId, textId } }) => ({ view, id: imageId, update: { $pull: { texts: textId } } }),
    ImageDiscarded: ({ data: { imageId } }) => ({ view, id: imageId, remove: true }),
    ImageForgotten: ({ data: { imageId } }) => ({ view, id: imageId, remove: true }),
  },
});
