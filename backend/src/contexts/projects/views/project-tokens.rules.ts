import type { FilterOf, Tokens } from '../../../kernel/views.js';
import type { HelpWanted } from '../project/place.events.js';
import { asksFor, FOR_ALL, FOR_MEMBERS, GONE, inStage, isVisible, ownedBy, withPerson } from './place-facets.rules.js';
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

function facetsWanted({ readerId, their, stage, visibility, ownerId, help = HELP }: Asked): Wanted {
  const unasked = HELP.filter((each) => !help.includes(each));
  const readers =
    readerId === null
      ? { all: [FOR_ALL], either: [] }
      : their
        ? { all: [withPerson(readerId)], either: [] }
        : { all: [], either: [FOR_MEMBERS, withPerson(readerId)] };
  return {
    all: [
      ...readers.all,
      ...(stage === undefined ? [] : [inStage(stage)]),
      ...(visibility === undefined ? [] : [isVisible(visibility)]),
      ...(ownerId === undefined ? [] : [ownedBy(ownerId)]),
      ...(help.length === 1 && help[0] ? [asksFor(help[0])] : []),
    ],
    either: readers.either,
    none: [GONE, ...(their ? [FOR_MEMBERS] : []), ...(isEvery(help) || help.length === 1 ? [] : unasked.map(asksFor))],
  };
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
