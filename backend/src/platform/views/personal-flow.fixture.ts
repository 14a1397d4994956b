import type { DomainEvent } from '../../kernel/event.js';
import { recorded } from '../../kernel/facts.fixture.js';
import { folds, type Projection, project } from '../../kernel/projection.js';
import type { Write } from '../../kernel/views.js';
import { type Data, type RecordedShapes, samplesReadBy, type Texts } from './fact-samples.fixture.js';
import { type Fields, foldWrite } from './fold-write.js';
import type { ViewModel } from './view-model.js';

/*
 * Whether what is personal in a fact gets into a view: the same fact is folded twice, and only one personal field says something else the second
 * time. Where the writes differ, the view holds that field or what was made of it, however much it was folded, cut or counted.
 */

interface Bound {
  readonly projection: Projection;
  readonly models: readonly ViewModel[];
}
/** A personal field of a fact in a field of a view. */
interface Flow {
  readonly bound: Bound;
  readonly view: string;
  readonly field: string;
  readonly type: string;
  readonly personal: string;
}
/** Both tellings of a fact. */
type Pair = readonly [Data, Data];

const ONE = ['Ayşe çınar', 'Deniz ufuk'] as const;
const OTHER = ['Gökhan yağmur bilir', 'Rüya toprak sever'] as const;
/** All texts that are not personal: the same, so that facts are about the same thing, or each its own, so that no two fields are equal. */
const NAMINGS = { same: () => 'same', own: (field: string) => field } as const;

/** What is wrong with the personal fields of these views, and what to do about it: a sentence for each. */
export function personalFaults(facts: RecordedShapes, projections: readonly Bound[]): readonly string[] {
  const flows = projections.flatMap((bound) => flowsInto(bound, facts));
  // All fields of a view are emptied together.
  const ends = new Map<string, readonly string[]>();
  const endsFor = (flow: Flow): readonly string[] => {
    const key = [flow.view, flow.type, flow.personal].join(' ');
    const found = ends.get(key) ?? endsOf(flow, facts);
    ends.set(key, found);
    return found;
  };
  const ended = new Map(flows.filter(isDeclared).map((flow) => [flow, endsFor(flow)]));
  return [...new Set([...undeclared(flows), ...needless(flows, projections), ...lasting(ended), ...idle(ended, projections)])];
}

const modelOf = ({ bound, view }: Flow): ViewModel | undefined => bound.models.find(({ name }) => name === view);
const isDeclared = (flow: Flow): boolean => modelOf(flow)?.personal?.includes(flow.field) ?? false;

const undeclared = (flows: readonly Flow[]): string[] =>
  flows
    .filter((flow) => !isDeclared(flow))
    .map(
      ({ bound, view, field, type, personal }) =>
        `${view}.${field} holds what is personal in ${type} (${personal}). Keep it out of the projection ${bound.projection.name}, or declare the field as personal(…) and name the facts that empty it in forgottenWith.`,
    );

const needless = (flows: readonly Flow[], projections: readonly Bound[]): string[] =>
  projections
    .flatMap(({ models }) => models)
    .flatMap(({ name, personal = [] }) => personal.map((field) => [name, field] as const))
    .filter(([name, declared]) => !flows.some(({ view, field }) => view === name && field === declared))
    .map(([name, field]) => `${name}.${field} is declared as personal, and nothing personal gets there. Take personal(…) away.`);

/** Which of the facts that are said to empty the field do so. */
const endsOf = (flow: Flow, facts: RecordedShapes): readonly string[] => (modelOf(flow)?.forgottenWith ?? []).filter((type) => empties(flow, type, facts));

/** What stays when all that is said to empty it has happened. */
const lasting = (ended: ReadonlyMap<Flow, readonly string[]>): string[] =>
  [...ended]
    .filter(([, ends]) => ends.length === 0)
    .map(
      ([{ bound, view, field, type, personal }]) =>
        `${view}.${field} keeps what ${type} (${personal}) said, whatever is forgotten. Let the projection ${bound.projection.name} empty it or remove the document with the fact of the erasure, and name that in forgottenWith.`,
    );

const idle = (ended: ReadonlyMap<Flow, readonly string[]>, projections: readonly Bound[]): string[] =>
  projections
    .flatMap(({ models }) => models)
    .flatMap(({ name, forgottenWith = [] }) => forgottenWith.map((type) => [name, type] as const))
    .filter(([name, type]) => ![...ended].some(([{ view }, ends]) => view === name && ends.includes(type)))
    .map(([name, type]) => `${name} names ${type} in forgottenWith, and that empties nothing personal. Take it away, or let the projection fold it.`);

function flowsInto(bound: Bound, facts: RecordedShapes): readonly Flow[] {
  const types = Object.keys(facts).filter((type) => folds(bound.projection, { type }) && personalOf(type, facts).length > 0);
  return types.flatMap((type) => {
    const samples = Object.values(NAMINGS).flatMap((texts) => samplesFor(bound, type, facts, texts));
    const said = samples.map((data) => saidBy(bound, type, withPersonal(data, type, facts)));
    const personals = personalOf(type, facts);
    // Of most facts a view holds nothing personal at all: then no field needs to be looked at alone.
    const telling = samples.flatMap((data, at) =>
      unlike(said[at] ?? NOTHING, saidBy(bound, type, withPersonal(data, type, facts, ...personals))).length > 0 ? [at] : [],
    );
    return personals.flatMap((personal) => {
      const held = new Set(telling.flatMap((at) => unlike(said[at] ?? NOTHING, saidBy(bound, type, withPersonal(samples[at] as Data, type, facts, personal)))));
      return [...held].map((place) => ({ bound, view: place.split('.')[0] as string, field: place.split('.')[1] as string, type, personal }));
    });
  });
}

const personalOf = (type: string, facts: RecordedShapes): readonly string[] => facts[type]?.at(-1)?.personal ?? [];

/** A fact of each kind in two tellings that differ in one personal field. */
function pairsOf(bound: Bound, type: string, changed: string, facts: RecordedShapes, texts: Texts): readonly Pair[] {
  return samplesFor(bound, type, facts, texts).map((data) => [withPersonal(data, type, facts), withPersonal(data, type, facts, changed)] as const);
}

/** Known samples: each personal field of a fact asks for all of them again. */
const samples = new WeakMap<Bound, Map<string, readonly Data[]>>();

function samplesFor(bound: Bound, type: string, facts: RecordedShapes, texts: Texts): readonly Data[] {
  const known = samples.get(bound) ?? new Map<string, readonly Data[]>();
  samples.set(bound, known);
  const key = `${type} ${texts('a')}`;
  const found = known.get(key) ?? samplesReadBy(facts[type]?.at(-1)?.data ?? {}, texts, (data) => writesOf(bound, type, data));
  known.set(key, found);
  return found;
}

/** Those fields say what is unlike everything else. */
function withPersonal(data: Data, type: string, facts: RecordedShapes, ...changed: readonly string[]): Data {
  const told = (field: string, value: unknown) => {
    const words = (changed.includes(field) ? OTHER : ONE).map((word) => `${word} ${field}`);
    if (Array.isArray(value)) return words;
    return typeof value === 'string' ? words[0] : value;
  };
  const fields = personalOf(type, facts).filter((field) => field in data);
  return { ...data, ...Object.fromEntries(fields.map((field) => [field, told(field, data[field])])) };
}

const writesOf = ({ projection }: Bound, type: string, data: Data): readonly Write[] => project(projection, recorded<DomainEvent>({ type, data }));

type Said = ReadonlyMap<string, string>;
const NOTHING: Said = new Map();

function unlike(one: Said, other: Said): readonly string[] {
  const places = new Set([...one.keys(), ...other.keys()]);
  return [...places].filter((place) => one.get(place) !== other.get(place));
}

const saidBy = (bound: Bound, type: string, data: Data): Said =>
  new Map([...told(writesOf(bound, type, data))].map(([place, said]) => [place, JSON.stringify(said)]));

/** What writes say, by `view.field`. The id of a document is said by whoever makes it. */
function told(writes: readonly Write[]): ReadonlyMap<string, unknown[]> {
  const said = new Map<string, unknown[]>();
  const say = (view: string, field: string, what: unknown) => said.set(`${view}.${field}`, [...(said.get(`${view}.${field}`) ?? []), what]);
  for (const write of writes) {
    if ('remove' in write) continue;
    if ('put' in write || write.upsert) say(write.view, '_id', write.id);
    const changes = 'put' in write ? [['put', write.put] as const] : Object.entries(write.update);
    for (const [operator, fields] of changes) {
      for (const [path, value] of Object.entries(fields as Fields)) say(write.view, path.split('.')[0] as string, [operator, path, value]);
    }
  }
  return said;
}

/** Whether a view says the same after that fact, whatever the personal field had said before. */
function empties(flow: Flow, forgetting: string, facts: RecordedShapes): boolean {
  if (!folds(flow.bound.projection, { type: forgetting })) return false;
  const { type, personal } = flow;
  const isHeld = (pair: Pair): boolean => new Set(pair.map((data) => doneBy(flow, type, data))).size > 1;
  const tellings = (data: Data): Pair => [withPersonal(data, forgetting, facts), withPersonal(data, forgetting, facts, personal)];
  const told = unalike(pairsOf(flow.bound, type, personal, facts, NAMINGS.same), flow, type).filter(isHeld);
  // The fact that ends it may say the same personal things once more, of which it makes no use but to find what is to go.
  const ends = unalike(samplesFor(flow.bound, forgetting, facts, NAMINGS.same).map(tellings), flow, forgetting);
  return (
    told.length > 0 &&
    told.every((pair) =>
      ends.some((end) => {
        const [left, right] = [0, 1].map((index) => documentsAfter(flow, facts, pair[index] as Data, [forgetting, end[index] as Data]));
        return left === right;
      }),
    )
  );
}

/** One of those that do the same to the personal fields of the view: what else they say there changes nothing about these. */
function unalike(pairs: readonly Pair[], flow: Flow, type: string): readonly Pair[] {
  return [...new Map(pairs.map((pair) => [pair.map((data) => doneBy(flow, type, data)).join('\n'), pair])).values()];
}

const doneBy = (flow: Flow, type: string, data: Data): string => JSON.stringify(writesOf(flow.bound, type, data).flatMap((write) => doneTo(flow, write)));

/** What a write does to the personal fields of the view. */
function doneTo(flow: Flow, write: Write): readonly unknown[] {
  const personal = modelOf(flow)?.personal ?? [];
  const ofThose = (fields: Fields) => Object.entries(fields).filter(([path]) => personal.includes(path.split('.')[0] as string));
  if (write.view !== flow.view) return [];
  // Whether a document is left may hang on any of its fields.
  if ('remove' in write || ('update' in write && write.goesWithout !== undefined)) return [write];
  if ('put' in write) return [write.id, 'put', ofThose(write.put as Fields)];
  return [write.id, write.upsert, Object.entries(write.update).map(([operator, fields]) => [operator, ofThose(fields as Fields)])];
}

/** The personal fields of the view after both facts; the first finds a document where it makes none. */
function documentsAfter(flow: Flow, facts: RecordedShapes, data: Data, [forgetting, end]: readonly [string, Data]): string {
  const documents = new Map<string, Fields | null>();
  const fold = (type: string, told: Data) => {
    for (const write of writesOf(flow.bound, type, told)) {
      if (write.view === flow.view) documents.set(write.id, foldWrite(structuredClone(documents.get(write.id) ?? null), write));
    }
  };
  if (!makes(flow, flow.type, data)) {
    const maker = makerOf(flow, facts);
    if (maker) fold(...maker);
  }
  fold(flow.type, data);
  fold(forgetting, end);
  const personal = modelOf(flow)?.personal ?? [];
  const left = [...documents].flatMap(([id, document]) =>
    document ? [[personal.includes('_id') ? id : '', ...personal.map((field) => document[field])]] : [],
  );
  return JSON.stringify(left);
}

const makes = ({ bound, view }: Flow, type: string, data: Data): boolean =>
  writesOf(bound, type, data).some((write) => write.view === view && ('put' in write || ('update' in write && write.upsert)));

/** Known makers: a projection has one for each of its views, and is asked for it again and again. */
const makers = new WeakMap<Bound, Map<string, readonly [string, Data] | undefined>>();

function makerOf(flow: Flow, facts: RecordedShapes): readonly [string, Data] | undefined {
  const known = makers.get(flow.bound) ?? new Map<string, readonly [string, Data] | undefined>();
  makers.set(flow.bound, known);
  if (!known.has(flow.view)) known.set(flow.view, foundMaker(flow, facts));
  return known.get(flow.view);
}

function foundMaker(flow: Flow, facts: RecordedShapes): readonly [string, Data] | undefined {
  for (const type of Object.keys(facts).filter((each) => folds(flow.bound.projection, { type: each }))) {
    for (const sample of samplesFor(flow.bound, type, facts, NAMINGS.same)) {
      const data = withPersonal(sample, type, facts);
      if (makes(flow, type, data)) return [type, data];
    }
  }
  return undefined;
}
