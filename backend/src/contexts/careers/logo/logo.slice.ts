import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { JobPictures } from '../../forum/image/pictures-of-texts.port.js';
import { JobPicturesQuery } from './job-pictures.query.js';
import { LogosController } from './logos.controller.js';

/** Logos of companies, and the pictures of listings. */
export const logo: Slice = {
  controllers: [LogosController],
  answers: [answer(JobPictures, JobPicturesQuery)],
  providers: [JobPicturesQuery],
};
