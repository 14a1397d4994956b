import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { ProjectPictures } from '../../forum/image/pictures-of-texts.port.js';
import { MemberProjectsController } from './member-projects.controller.js';
import { ProjectNarrowing } from './narrowing.service.js';
import { ProjectPageQuery } from './project-page.query.js';
import { ProjectPicturesQuery } from './project-pictures.query.js';
import { ProjectReadingController } from './reading.controller.js';
import { SimilarProjects } from './similar-projects.query.js';

/** The calls by which projects are read. */
export const reading: Slice = {
  controllers: [ProjectReadingController, MemberProjectsController],
  answers: [answer(ProjectPictures, ProjectPicturesQuery)],
  providers: [ProjectNarrowing, ProjectPageQuery, ProjectPicturesQuery, SimilarProjects],
};
