import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { ProjectsAbove } from '../../forum/views/projects-above.port.js';
import { ProjectsAboveQuery } from './projects-above.query.js';

/** What those need to know of projects who deal with the comments under them. */
export const comments: Slice = { answers: [answer(ProjectsAbove, ProjectsAboveQuery)], providers: [ProjectsAboveQuery] };
