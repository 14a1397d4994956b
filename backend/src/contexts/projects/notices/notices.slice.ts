import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { NoticedProjects } from '../../notifications/notice/noticed-projects.port.js';
import { ProjectPeople } from '../../notifications/notice/project-people.port.js';
import { NoticedProjectsQuery } from './noticed-projects.query.js';
import { ProjectPeopleQuery } from './project-people.query.js';

/** What members are told about projects. */
export const notices: Slice = {
  answers: [answer(NoticedProjects, NoticedProjectsQuery), answer(ProjectPeople, ProjectPeopleQuery)],
  providers: [NoticedProjectsQuery, ProjectPeopleQuery],
};
