import type { StreamType } from '../../../kernel/decider.js';
import type { ImageCommand } from './image.commands.js';
import { type ImageState, image } from './image.decider.js';
import type { ImageEvent } from './image.events.js';

/** Where the pictures of texts are kept. */
export const IMAGES_AREA = 'forum-images';

/** `image-<image id>`. The picture itself is a file that goes with its member; nothing here is about a person but the member's id. */
export const imageStream: StreamType<ImageState, ImageCommand, ImageEvent> = {
  category: 'image',
  decider: image,
  events: {
    ImageUploaded: { schema: 1 },
    ImageUsed: { schema: 1 },
    ImageReleased: { schema: 1 },
    ImageDiscarded: { schema: 1 },
    ImageForgotten: { schema: 1 },
  },
};
