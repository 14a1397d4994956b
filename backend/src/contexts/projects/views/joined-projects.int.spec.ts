import { describe, expect, it } from '@jest/globals';
import { PROJECT_LISTS } from '../../../../contracts/projects.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { closing, scratchFolder } from '../../../platform/scratch.fixture.js';
import { SqliteViews } from '../../../platform/views/sqlite-views.js';
import { WORDS } from '../project/project.fixture.js';
import { JoinedProjectsQuery } from './joined-projects.query.js';
import { invitesView, projectMembersView } from './people.model.js';
import { projectPeopleProjection } from './people.projection.js';
import { projectPlacesView, projectTotalsView, projectTurnsView } from './places.model.js';
import { projectsView, projectTextsView } from './projects.model.js';
import { projectsProjection } from './projects.projection.js';

const PLACE = 'public none listed idea';
type Fact = ReturnType<typeof created> | ReturnType<typeof joined> | ReturnType<typeof deleted>;
const OWNERS = [
  { projection: projectsProjection.name, version: 1, models: [projectsView, projectTextsView, projectPlacesView, projectTurnsView, projectTotalsView] },
  { projection: projectPeopleProjection.name, version: 1, models: [projectMembersView, invitesView] },
];

const idOf = (number: number) => `p${String(number).padStart(3, '0')}`;

const created = (number: number) =>
  ({
    type: 'ProjectCreated',
    data: { projectId: idOf(number), ownerId: 'm1', ...WORDS, stage: 'idea', visibility: 'public', place: PLACE, formerPlace: null },
  }) as const;
const joined = (number: number, memberId: string) =>
  ({ type: 'MemberJoined', data: { projectId: idOf(number), memberId, role: 'member', by: 'm1', inviteId: null, applicationId: null } }) as const;
const deleted = (number: number) =>
  ({
    type: 'ProjectDeleted',
    data: { projectId: idOf(number), place: null, formerPlace: PLACE, postingIds: [], authorId: 'm1', reportId: null, reason: 'spam', wasHidden: false },
  }) as const;
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('The projects that a member is in', () => {
  const path = scratchFolder();
  const open = closing();

  async function joinedBy(memberId: string, facts: readonly Fact[]): Promise<string[]> {
    const views = open(new SqliteViews(path('views.db'), OWNERS));
    for (const projection of [projectsProjection, projectPeopleProjection]) {
      const steps = facts.map((fact, index) => ({ position: index + 1, writes: project(projection, recorded(fact, { position: index + 1 })) }));
      await views.apply([{ projection: projection.name, from: 0, position: facts.length, anchor: null, fence: 0, steps }]);
    }
    return (await new JoinedProjectsQuery(views).of(memberId)).map(({ id }) => id);
  }

  it('are those that are there, however many newer ones are gone', async () => {
    const most = PROJECT_LISTS.joinedMost;
    const all = numbers(1, most + 2);
    expect(await joinedBy('m1', [...all.map(created), ...numbers(3, most + 2).map(deleted)])).toEqual([idOf(2), idOf(1)]);
  });
  it('come with the one first that they joined last', async () =>
    expect(await joinedBy('m2', [...numbers(1, 3).map(created), joined(3, 'm2'), joined(1, 'm2')])).toEqual([idOf(1), idOf(3)]));
});
