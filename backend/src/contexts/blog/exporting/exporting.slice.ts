import type { Slice } from '../../../platform/slices/slice.js';
import { PostFilesController } from './post-files.controller.js';
import { PostFiles } from './post-files.service.js';

/** Taking one's own posts out. */
export const exporting: Slice = { controllers: [PostFilesController], providers: [PostFiles] };
