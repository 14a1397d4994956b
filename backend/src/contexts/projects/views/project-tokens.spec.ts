import { describe, expect, it } from '@jest/globals';
import { PROJECT_VISIBILITIES, type ProjectVisibility } from '../../../../contracts/projects.js';
import type { HelpWanted, Place } from '../project/place.events.js';
import { facetsOf, ownedBy, withPerson } from './place-facets.rules.js';
import { helpAsked } from './project-filters.rules.js';
import { type Asked, asks } from './project-tokens.rules.js';

const [OWNER, STRANGER] = ['m1', 'm2'];
const HELP: readonly HelpWanted[] = ['none', 'open', 'ended'];
const STAGES = ['idea', 'beta'];

const each = <One, Other, Made>(ones: readonly One[], others: readonly Other[], make: (one: One, other: Other) => Made): Made[] =>
  ones.flatMap((one) => others.map((other) => make(one, other)));

/** Every place there is: a private project is never listed, and one that is gone stands nowhere. */
const PLACES: readonly (Place | null)[] = [
  null,
  ...each(
    each(PROJECT_VISIBILITIES, STAGES, (visibility, stage) => ({ visibility, stage })),
    each(HELP, [true, false], (help, listed) => ({ help, listed })),
    (one, other) => ({ ...one, ...other }),
  ).filter(({ visibility, listed }) => !(listed && visibility === 'private')),
];

const MAYBE = [undefined, true, false];
const ASKED: readonly Asked[] = each(
  each([undefined, ...PROJECT_VISIBILITIES], [undefined, ...STAGES], (visibility, stage) => ({ visibility, stage })),
  each(
    each(MAYBE, MAYBE, helpAsked).filter(({ length }) => length > 0),
    each([null, OWNER, STRANGER], [undefined, OWNER, STRANGER], (readerId, ownerId) => ({ readerId, ownerId })),
    (help, who) => ({ help, ...who }),
  ),
  (one, other) => ({ ...one, ...other }),
);

const documentAt = (place: Place | null) => ({ _id: 'p', words: [], tags: [], facets: [...facetsOf(place), ownedBy(OWNER), withPerson(OWNER)] });
const openTo = (visibility: ProjectVisibility, readerId: string | null) => visibility === 'public' || (visibility === 'members' && readerId !== null);

/** What is meant by what is asked, said without tokens. */
function isMeant({ readerId, their, visibility, stage, help = HELP, ownerId }: Asked, place: Place | null): boolean {
  if (!place || (ownerId !== undefined && ownerId !== OWNER) || !help.includes(place.help)) return false;
  if ((visibility ?? place.visibility) !== place.visibility || (stage ?? place.stage) !== place.stage) return false;
  const isListed = place.listed && openTo(place.visibility, readerId);
  return their ? readerId === OWNER && !isListed : isListed || readerId === OWNER;
}

describe('The tokens by which projects are found', () => {
  const strayed = (asked: readonly Asked[]) =>
    each(asked, PLACES, (one, place) => ({ one, place })).filter(({ one, place }) => asks(one, documentAt(place)) !== isMeant(one, place));

  it('are those of all that is asked for, wherever a project stands and whoever asks', () => expect(strayed(ASKED)).toEqual([]));
  it('are those of what nobody but their people finds, for those who count that beside what is listed', () =>
    expect(strayed(ASKED.flatMap((one) => (one.readerId === null ? [] : [{ ...one, their: true as const }])))).toEqual([]));
});
