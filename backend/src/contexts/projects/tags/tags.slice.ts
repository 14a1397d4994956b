import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { ProjectsTagging } from '../../forum/tags/texts-tagging.port.js';
import { ProjectTagging } from './project-tagging.service.js';
import { TaggedProjects } from './tagged-projects.port.js';
import { TaggedProjectsQuery } from './tagged-projects.query.js';

/** Projects have the tags of the forum, and follow what staff decide about these. */
export const tags: Slice = {
  answers: [answer(ProjectsTagging, ProjectTagging)],
  providers: [TaggedProjectsQuery, { provide: TaggedProjects, useExisting: TaggedProjectsQuery }, ProjectTagging],
};
