import type { Slice } from '../../../platform/slices/slice.js';
import { PostPicturesService } from './post-pictures.service.js';

/** Which pictures posts show: they are uploaded like those of topics. */
export const pictures: Slice = { providers: [PostPicturesService] };
