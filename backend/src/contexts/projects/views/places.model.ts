import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, personal, text, texts } from '../../../platform/views/view-fields.js';

/*
 * By what projects are found. Tokens of two arrays narrow a list by everything at once and come in one order, that of `number`: so there are
 * two such views, one in the order of creation and one in that of the last change. In the other orders a list is walked (`project-finder`).
 */
const FOUND_BY = {
  /** Stems of title, summary and tags, and the beginnings of the words of the title. */
  words: personal(texts),
  /** Made by `facetsOf`: who may find it, and its filters. */
  facets: texts,
  /** Slugs. */
  tags: personal(texts),
} as const;
const BY_TOKENS = [
  { words: 1, number: -1 },
  { facets: 1, number: -1 },
  { tags: 1, number: -1 },
] as const;
const forgottenWith = ['ProjectWithdrawn'];

/** `number` is the place in the log where a project began. */
export const projectPlacesView = declareView(
  'project_places',
  {
    ...FOUND_BY,
    number,
    followers: number,
    members: number,
    /** Its title in the order of the Turkish alphabet. */
    name: personal(text),
  },
  { indexes: [...BY_TOKENS, { followers: -1 }, { members: -1 }, { name: 1 }], forgottenWith },
);
export type PlaceDocument = DocumentOf<typeof projectPlacesView>;

/** `number` is the place in the log of its last change. */
export const projectTurnsView = declareView('project_turns', { ...FOUND_BY, number }, { indexes: BY_TOKENS, forgottenWith });

/** How many projects are listed, by `totalKey`, and by `allKey` of all that are so visible. */
export const projectTotalsView = declareView('project_totals', { count: number });
