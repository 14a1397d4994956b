import type { Slice } from '../../../platform/slices/slice.js';
import { PreviewsController } from './previews.controller.js';
import { Previews } from './previews.service.js';

/** What is behind a link, for whoever asks. */
export const previews: Slice = {
  controllers: [PreviewsController],
  providers: [Previews],
};
