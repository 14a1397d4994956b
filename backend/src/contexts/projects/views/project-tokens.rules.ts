import type { ProjectVisibility } from '../../../../contracts/projects.js';
import type { FilterOf, Tokens } from '../../../kernel/views.js';
import type { HelpWanted } from '../project/place.events.js';
import { asksFor, FOR_ALL, FOR_MEMBERS, GONE, inStage, isVisible, ownedBy, standsAt, withPerson } from './place-facets.rules.js';
import { isEvery, type ProjectFilter } from './project-filters.rules.js';

/** Whose list it is. `their`: only what nobody but the people of a project finds, of those of a member. */
export interface Asked extends ProjectFilter {
  readonly readerId: string | null;
  readonly their?: true;
}

/** What documents are found by; each part may be left out. */
interface Wanted {
  readonly all: readonly string[];
  /** One of these. */
  readonly either: readonly string[];
  readonly none: readonly string[];
}

const HELP: readonly HelpWanted[] = ['none', 'open', 'ended'];

function facetsWanted(asked: Asked): Wanted {
  const { visibility, ownerId } = asked;
  const readers = readersWanted(asked);
  // What everybody finds is public.
  const isSaid = visibility === undefined || (asked.readerId === null && visibility === 'public');
  return {
    ...readers,
    all: [...readers.all, ...(isSaid ? [] : [isVisible(visibility)]), ...(ownerId === undefined ? [] : [ownedBy(ownerId)])],
  };
}

/** By whom it is to be found, and where it is to stand. */
function readersWanted({ readerId, their, stage, help = HELP }: Asked): Wanted {
  const standing = (...visibilities: ProjectVisibility[]) =>
    stage === undefined ? null : visibilities.flatMap((visibility) => help.map((each) => standsAt({ visibility, stage, help: each })));
  const forGuests = standing('public');
  // What is gone stands nowhere, and is for nobody but its people.
  if (readerId === null && forGuests) return { all: [], either: forGuests, none: [] };
  const unasked = isEvery(help) || help.length === 1 ? [] : HELP.filter((each) => !help.includes(each)).map(asksFor);
  const placed = [...(stage === undefined ? [] : [inStage(stage)]), ...(help.length === 1 && help[0] ? [asksFor(help[0])] : [])];
  if (readerId === null) return { all: [FOR_ALL, ...placed], either: [], none: unasked };
  if (their) return { all: [withPerson(readerId), ...placed], either: [], none: [GONE, FOR_MEMBERS, ...unasked] };
  return { all: placed, either: [...(standing('public', 'members') ?? [FOR_MEMBERS]), withPerson(readerId)], none: [GONE, ...unasked] };
}

const tokens = ({ all, either, none }: Wanted): Tokens => ({
  ...(all.length > 0 && { $all: all }),
  ...(either.length > 0 && { $in: either }),
  ...(none.length > 0 && { $nin: none }),
});

/** What is indexed of a project. */
interface Indexed {
  readonly _id: string;
  readonly words: readonly string[];
  readonly facets: readonly string[];
  readonly tags: readonly string[];
}

export const filterOf = (asked: Asked): FilterOf<Indexed> => ({
  facets: tokens(facetsWanted(asked)),
  ...(asked.tags?.length && { tags: { $all: asked.tags } }),
  ...(asked.words && { words: tokens({ ...asked.words, none: [] }) }),
});

const meets = (there: readonly string[], { all, either, none }: Wanted): boolean =>
  all.every((token) => there.includes(token)) &&
  (either.length === 0 || either.some((token) => there.includes(token))) &&
  !none.some((token) => there.includes(token));

/** Whether a document is what is asked for, as `filterOf` asks an index. */
export const asks = (asked: Asked, { facets, tags, words }: Indexed): boolean =>
  meets(facets, facetsWanted(asked)) && (asked.tags ?? []).every((tag) => tags.includes(tag)) && (!asked.words || meets(words, { ...asked.words, none: [] }));
