import type { ProjectRole } from '../../../../contracts/projects.js';
import { VersionedMap } from '../../../kernel/versioned-map.js';
import type { Invite } from './invite.state.rules.js';
import type { Application, Posting } from './posting.state.rules.js';
import type { ProjectCreated } from './project.events.js';
import type { StandingProject } from './project.state.rules.js';
import { PROJECT_SAYS, saidIn } from './said-fields.rules.js';

/** A map with one more entry, or another one, which stands last. */
export function withEntry<V>(map: ReadonlyMap<string, V>, id: string, value: V): ReadonlyMap<string, V> {
  const next = new Map(map);
  next.delete(id);
  return next.set(id, value);
}

export function without<V>(map: ReadonlyMap<string, V>, id: string): ReadonlyMap<string, V> {
  const next = new Map(map);
  next.delete(id);
  return next;
}

/** A map in which one entry says more; as it is where there is none. */
function changedIn<V extends object>(map: VersionedMap<V>, id: string, change: Partial<V>): VersionedMap<V> {
  const found = map.get(id);
  return found ? map.with(id, { ...found, ...change }) : map;
}

export const withRole = (state: StandingProject, id: string, role: ProjectRole): StandingProject => ({ ...state, members: withEntry(state.members, id, role) });
export const withInvite = (state: StandingProject, id: string, change: Partial<Invite>): StandingProject => ({
  ...state,
  invites: changedIn(state.invites, id, change),
});
export const withPosting = (state: StandingProject, id: string, change: Partial<Posting>): StandingProject => ({
  ...state,
  postings: changedIn(state.postings, id, change),
});
export const withApplication = (state: StandingProject, id: string, change: Partial<Application>): StandingProject => ({
  ...state,
  applications: changedIn(state.applications, id, change),
});

export const created = (data: ProjectCreated['data']): StandingProject => ({
  creatorId: data.ownerId,
  ownerId: data.ownerId,
  lastOwnerId: null,
  words: saidIn(PROJECT_SAYS, data),
  followed: {},
  stage: data.stage,
  visibility: data.visibility,
  version: 0,
  archived: null,
  isWithdrawn: false,
  state: 'visible',
  wasHidden: false,
  removedBy: { hidden: null, deleted: null },
  members: new Map([[data.ownerId, 'owner']]),
  roleChanges: 0,
  offeredTo: null,
  invites: VersionedMap.empty(),
  left: VersionedMap.empty(),
  refusals: new Map(),
  postings: VersionedMap.empty(),
  applications: VersionedMap.empty(),
  facts: 0,
  decisions: {},
});
