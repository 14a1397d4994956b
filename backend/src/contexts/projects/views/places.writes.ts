import type { Write } from '../../../kernel/views.js';
import type { Place, Placed } from '../project/place.events.js';
import { placeIn } from '../project/place.rules.js';
import { foundBy } from './found-by.rules.js';
import { allKey, facetsOf, ownedBy, totalKey, withPerson } from './place-facets.rules.js';
import { projectPlacesView, projectTotalsView, projectTurnsView } from './places.model.js';

interface Said {
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
}
type Facet = { readonly $pull: { readonly facets: string } } | { readonly $addToSet: { readonly facets: string } };

/** The same of both views by which projects are found. */
const both = (projectId: string, change: Facet): readonly Write[] => [projectPlacesView.change(projectId, change), projectTurnsView.change(projectId, change)];
const off = (projectId: string, facet: string): readonly Write[] => both(projectId, { $pull: { facets: facet } });
const on = (projectId: string, facet: string): readonly Write[] => both(projectId, { $addToSet: { facets: facet } });

/** A project that nobody could find before. */
export function beginPlaces(projectId: string, said: Said & { readonly ownerId: string; readonly place: string | null }, number: number): readonly Write[] {
  const { words, tags, name } = foundBy(said);
  const place = placeIn(said.place);
  const facets = [...facetsOf(place), ownedBy(said.ownerId), withPerson(said.ownerId)];
  return [
    projectPlacesView.put(projectId, { words, tags, facets, number, name, followers: 0, members: 1 }),
    projectTurnsView.put(projectId, { words, tags, facets, number }),
    ...counted(place, 1),
  ];
}

/** It says something else. */
export function reword(projectId: string, said: Said, number: number): readonly Write[] {
  const { words, tags, name } = foundBy(said);
  return [projectPlacesView.change(projectId, { $set: { words, tags, name } }), projectTurnsView.change(projectId, { $set: { words, tags, number } })];
}

/** It is found by other tags; that is nobody's doing there, and brings it nowhere. */
export function retag(projectId: string, said: Said): readonly Write[] {
  const { words, tags } = foundBy(said);
  return [projectPlacesView.change(projectId, { $set: { words, tags } }), projectTurnsView.change(projectId, { $set: { words, tags } })];
}

/** Somebody did something in it that brings it to the top. */
export const turn = (projectId: string, number: number): Write => projectTurnsView.change(projectId, { $set: { number } });

/** It stands elsewhere. */
export function move(projectId: string, placed: Placed): readonly Write[] {
  const [now, former] = [facetsOf(placeIn(placed.place)), facetsOf(placeIn(placed.formerPlace))];
  return [
    ...former.filter((facet) => !now.includes(facet)).flatMap((facet) => off(projectId, facet)),
    ...now.filter((facet) => !former.includes(facet)).flatMap((facet) => on(projectId, facet)),
    ...recounted(placed),
  ];
}

/** Nobody finds it by anything any more. */
export const leavePlaces = (projectId: string, placed: Placed): readonly Write[] => [
  projectPlacesView.remove(projectId),
  projectTurnsView.remove(projectId),
  ...recounted(placed),
];

export const come = (projectId: string, memberId: string): readonly Write[] => [...on(projectId, withPerson(memberId)), more(projectId, 'members', 1)];
export const go = (projectId: string, memberId: string): readonly Write[] => [...off(projectId, withPerson(memberId)), more(projectId, 'members', -1)];
export const more = (projectId: string, what: 'followers' | 'members', by: 1 | -1): Write => projectPlacesView.change(projectId, { $inc: { [what]: by } });

/** Another owner, or none. */
export const changeHands = (projectId: string, from: string | null, to: string | null): readonly Write[] => [
  ...(from === null ? [] : off(projectId, ownedBy(from))),
  ...(to === null ? [] : on(projectId, ownedBy(to))),
];

const counted = (place: Place | null, by: 1 | -1): readonly Write[] =>
  place?.listed ? [totalKey(place), allKey(place.visibility)].map((key) => projectTotalsView.make(key, { $inc: { count: by } })) : [];

function recounted(placed: Placed): readonly Write[] {
  const [now, former] = [placeIn(placed.place), placeIn(placed.formerPlace)];
  if (former?.listed && now?.listed && totalKey(former) === totalKey(now)) return [];
  return [...counted(former, -1), ...counted(now, 1)];
}
