import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '../../kernel/event.js';
import { type Projection, projection } from '../../kernel/projection.js';
import { declareView } from './declared-view.js';
import type { RecordedShapes } from './fact-samples.fixture.js';
import { personalFaults } from './personal-flow.fixture.js';
import { number, orNull, personal, text, texts } from './view-fields.js';

type Joined = DomainEvent<'Joined', { memberId: string; name: string | null; from: 'here' | 'there' }>;
type Renamed = DomainEvent<'Renamed', { memberId: string; name: string | null }>;
type Left = DomainEvent<'Left', { memberId: string }>;
const FACTS: RecordedShapes = {
  Joined: [{ data: { memberId: 'string', name: 'string | null', from: "'here' | 'there'" }, personal: ['name'] }],
  Renamed: [{ data: { memberId: 'string', name: 'string | null' }, personal: ['name'] }],
  Left: [{ data: { memberId: 'string' }, personal: [] }],
};

const named = { name: personal(orNull(text)), place: text };
const people = declareView('people', named, { forgottenWith: ['Left'] });
const JOINED: Projection<Joined>['on'] = { Joined: ({ data }) => people.put(data.memberId, { name: data.name, place: data.from }) };
const LEFT: Projection<Left>['on'] = { Left: ({ data }) => people.change(data.memberId, { $set: { name: null } }) };
const faults = (on: Projection<Joined | Renamed | Left>['on'], view: Parameters<typeof personalFaults>[1][number]['models'][number] = people) =>
  personalFaults(FACTS, [{ projection: projection({ name: 'people', version: 1, views: [view.name], on }), models: [view] }]);

const LEAK = 'Keep it out of the projection people, or declare the field as personal(…) and name the facts that empty it in forgottenWith.';
const STAYS = 'Let the projection people empty it or remove the document with the fact of the erasure, and name that in forgottenWith.';

describe('A view', () => {
  it.each<[string, Projection<Joined | Renamed | Left>['on']]>([
    ['says so, and is emptied by the fact it names', { ...JOINED, ...LEFT }],
    ['goes with the fact it names', { ...JOINED, Left: ({ data }) => people.remove(data.memberId) }],
    ['is changed, too', { ...JOINED, ...LEFT, Renamed: ({ data }) => people.change(data.memberId, { $set: { name: data.name } }) }],
  ])('may hold what is personal when it %s', (_, on) => expect(faults(on)).toEqual([]));

  it.each<[string, Projection<Joined | Renamed | Left>['on'], string]>([
    [
      'as it is',
      { Renamed: ({ data }) => people.change(data.memberId, { $set: { place: data.name ?? '' } }) },
      'people.place holds what is personal in Renamed (name)',
    ],
    [
      'as what was made of it',
      { Joined: ({ data }) => people.put(data.memberId, { name: data.name, place: `${data.name?.length ?? 0}` }) },
      'people.place holds what is personal in Joined (name)',
    ],
    [
      'in one case only',
      { Joined: ({ data }) => people.put(data.memberId, { name: data.name, place: data.from === 'there' ? (data.name ?? '') : '' }) },
      'people.place holds what is personal in Joined (name)',
    ],
    [
      'as the id of a document',
      { Joined: ({ data }) => people.put(data.name ?? 'nobody', { name: data.name, place: data.from }) },
      'people._id holds what is personal in Joined (name)',
    ],
  ])('must not hold it undeclared: %s', (_, on, sentence) => expect(faults({ ...JOINED, ...LEFT, ...on })).toContain(`${sentence}. ${LEAK}`));

  it('is told when nothing personal gets to a field that it declares so', () =>
    expect(faults({ ...LEFT, Joined: ({ data }) => people.put(data.memberId, { name: null, place: data.from }) })).toContain(
      'people.name is declared as personal, and nothing personal gets there. Take personal(…) away.',
    ));
  it('must lose it with the fact it names', () =>
    expect(faults({ ...JOINED, Left: ({ data }) => people.change(data.memberId, { $set: { place: '' } }) })).toEqual([
      `people.name keeps what Joined (name) said, whatever is forgotten. ${STAYS}`,
      'people names Left in forgottenWith, and that empties nothing personal. Take it away, or let the projection fold it.',
    ]));
  it('must lose all of it', () => {
    const searched = declareView('people', { ...named, search: personal(texts), length: number }, { forgottenWith: ['Left'] });
    const joined: Projection<Joined>['on'] = {
      Joined: ({ data: { memberId, name, from } }) => searched.put(memberId, { name, place: from, search: [name ?? ''], length: 1 }),
    };
    expect(faults({ ...joined, ...LEFT }, searched)).toContain(`people.search keeps what Joined (name) said, whatever is forgotten. ${STAYS}`);
  });
  it('must name a fact that ends it', () =>
    expect(faults({ ...JOINED, ...LEFT }, declareView('people', named))).toEqual([
      `people.name keeps what Joined (name) said, whatever is forgotten. ${STAYS}`,
    ]));
});
