import type { ProjectVisibility } from '../../../../contracts/projects.js';
import type { HelpWanted, Place } from '../project/place.events.js';

/** Signed-in members find it … */
export const FOR_MEMBERS = 'for:members';
/** … and everybody. */
export const FOR_ALL = 'for:all';
/** Nobody finds it any more. */
export const GONE = 'gone';
export const withPerson = (memberId: string): string => `with:${memberId}`;
export const ownedBy = (memberId: string): string => `by:${memberId}`;
export const inStage = (stage: string): string => `stage:${stage}`;
export const isVisible = (visibility: ProjectVisibility): string => `visibility:${visibility}`;
export const asksFor = (help: HelpWanted): string => `help:${help}`;

/** All that is said of where a listed project stands in one token: few have it, so what is asked for with other tokens beside is found soon. */
export const standsAt = (place: Omit<Place, 'listed'>): string => `at:${totalKey(place)}`;

/** What is found by where a project stands. */
export function facetsOf(place: Place | null): readonly string[] {
  if (!place) return [GONE];
  return [...readersOf(place), ...(place.listed ? [standsAt(place)] : []), isVisible(place.visibility), inStage(place.stage), asksFor(place.help)];
}

/** Who finds what stands there, besides its own people. */
export function readersOf(place: Place | null): readonly string[] {
  if (!place?.listed) return [];
  return place.visibility === 'public' ? [FOR_ALL, FOR_MEMBERS] : [FOR_MEMBERS];
}

/** By what listed projects are counted: where they stand … */
export const totalKey = ({ visibility, stage, help }: Omit<Place, 'listed'>): string => `${visibility}|${help}|${stage}`;

/** … and all that are so visible. */
export const allKey = (visibility: ProjectVisibility): string => visibility;
