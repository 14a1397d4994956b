import { paths } from '../paths';

export interface Area {
  readonly id: 'blog' | 'forum' | 'projects' | 'career' | 'voice' | 'profile';
  readonly name: string;
  /** Null until the area has a page: nothing links to what is not there. */
  readonly path: string | null;
}

/** The areas of the platform. An area's first page puts its address here, and every menu and card that knows it leads there. */
export const AREAS: readonly Area[] = [
  { id: 'forum', name: 'Forum', path: paths.forum() },
  { id: 'blog', name: 'Blog', path: paths.blog() },
  { id: 'career', name: 'Kariyer', path: paths.careers },
  { id: 'projects', name: 'Projeler', path: paths.projects() },
  { id: 'voice', name: 'Sesli Odalar', path: paths.voiceRooms() },
  { id: 'profile', name: 'Profil', path: paths.ownProfile },
];

const TOP: readonly Area['id'][] = ['forum', 'blog', 'career', 'projects'];
const BESIDE_AN_ERROR: readonly Area['id'][] = ['forum', 'blog', 'career'];

export interface Reachable {
  readonly id: Area['id'];
  readonly name: string;
  readonly path: string;
}

const reachable = (ids: readonly Area['id'][]): readonly Reachable[] =>
  ids.flatMap((wanted) => AREAS.flatMap(({ id, name, path }) => (id === wanted && path !== null ? [{ id, name, path }] : [])));

/** What the main menu leads to. */
export const menuAreas = reachable(TOP);
/** What the drawer of a phone leads to besides. */
export const drawerAreas = reachable(['voice']);
/** Where to go from a page that is not there. */
export const wayOutAreas = reachable(BESIDE_AN_ERROR);
