import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { PostPictures } from '../../forum/image/pictures-of-texts.port.js';
import { PostPicturesService } from './post-pictures.service.js';

/** Which pictures posts show: they are uploaded like those of topics. */
export const pictures: Slice = { answers: [answer(PostPictures, PostPicturesService)], providers: [PostPicturesService] };
