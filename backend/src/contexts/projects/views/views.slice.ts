import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { SearchableProjects } from '../../search/search/searchable-content.port.js';
import { OwnedProjects } from '../../social/stats/contributions.port.js';
import { ProjectsInStage } from '../choices/projects-in-stage.port.js';
import { applicationsView, postingsView } from './help-wanted.model.js';
import { helpWantedProjection } from './help-wanted.projection.js';
import { InviteQuery } from './invite.query.js';
import { JoinedProjectsQuery } from './joined-projects.query.js';
import { invitesView, projectMembersView } from './people.model.js';
import { projectPeopleProjection } from './people.projection.js';
import { projectPlacesView, projectTotalsView, projectTurnsView } from './places.model.js';
import { ProjectQuery } from './project.query.js';
import { ProjectFinder } from './project-finder.query.js';
import { ProjectLists } from './project-lists.query.js';
import { ProjectRows } from './project-rows.query.js';
import { projectsView, projectTextsView } from './projects.model.js';
import { projectsProjection } from './projects.projection.js';
import { ReadableProjectsQuery } from './readable-projects.query.js';

/** The views of projects, which all other slices of them read. */
export const views: Slice = {
  projections: [
    { projection: projectsProjection, models: [projectsView, projectTextsView, projectPlacesView, projectTurnsView, projectTotalsView] },
    { projection: projectPeopleProjection, models: [projectMembersView, invitesView] },
    { projection: helpWantedProjection, models: [postingsView, applicationsView] },
  ],
  answers: [answer(SearchableProjects, ReadableProjectsQuery), answer(OwnedProjects, ProjectLists), answer(ProjectsInStage, ProjectLists)],
  providers: [ProjectRows, ProjectFinder, ProjectLists, ProjectQuery, JoinedProjectsQuery, InviteQuery, ReadableProjectsQuery],
};
