import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { type RecordedFacts, refusals, type Shape } from '../bin/recorded-changes.mjs';

const bin = join(__dirname, '../bin/events-doc.mjs');
const SNAPSHOT = join(__dirname, '../docs/recorded-facts.json');
const WHOLE = { id: 'string', note: 'string | null', kind: "'big' | 'small'", tags: ['string'], of: { 'at?': 'number' } } as const;
const facts = (...versions: Shape[]): RecordedFacts => ({ ThingHappened: versions.map((data) => ({ data, personal: ['note'] })) });
const ADD = 'Leave version 1 as it was, as an earlier shape of the fact (the third parameter of DomainEvent), and add version 2 with an upcaster from 1';

describe('A fact that was recorded', () => {
  it.each<[string, Shape]>([
    ['stays as it is', WHOLE],
    ['gains a text that no older fact can have said', { ...WHOLE, kind: "'big' | 'medium' | 'small'" }],
  ])('%s', (_, data) => expect(refusals(facts(WHOLE), facts(data))).toEqual([]));
  it('gains a version, and others come beside it', () =>
    expect(refusals(facts(WHOLE), { ...facts(WHOLE, { id: 'string' }), ThingForgotten: [{ data: { id: 'string' }, personal: [] }] })).toEqual([]));

  it.each<[string, Shape, string]>([
    ['loses a field', { ...WHOLE, of: {} }, 'data.of.at? was taken away or renamed'],
    ['gains a field', { ...WHOLE, more: 'string' }, 'data.more was added'],
    ['gains a field that may be left out', { ...WHOLE, 'more?': 'string' }, 'data.more? was added'],
    ['has to say what could be left out', { ...WHOLE, of: { at: 'number' } }, 'data.of.at? is at now'],
    ['says less', { ...WHOLE, note: 'string' }, 'data.note was string | null and is string'],
    ['says nothing where it said something', { ...WHOLE, kind: "'big' | 'small' | null" }, "data.kind was 'big' | 'small' and is 'big' | 'small' | null"],
    ['loses a text', { ...WHOLE, kind: "'big'" }, "data.kind was 'big' | 'small' and is 'big'"],
    ['says other things in a list', { ...WHOLE, tags: ['number'] }, 'data.tags[] was string and is number'],
    ['is no list any more', { ...WHOLE, tags: 'string' }, 'data.tags has become another'],
  ])('is refused when it %s', (_, data, change) => {
    const [sentence, ...others] = refusals(facts(WHOLE), facts(data));
    expect(sentence).toContain(`ThingHappened, version 1: ${change}. ${ADD}`);
    expect(others).toEqual([]);
  });
  it('is refused when what is personal in it changes', () => {
    const open = { ThingHappened: [{ data: WHOLE, personal: [] }] };
    expect(refusals(facts(WHOLE), open)).toEqual([expect.stringContaining('personal fields were note and are none')]);
  });
  it('is refused when an earlier version is edited', () =>
    expect(refusals(facts({ was: 'string' }, WHOLE), facts({ is: 'string' }, WHOLE))).toEqual([
      expect.stringContaining('ThingHappened, version 1: data.was was taken away or renamed. Facts of that version stand in logs for good: put it back'),
    ]));
  it('is refused when a version of it is missing, or all of it', () => {
    expect(refusals(facts(WHOLE, WHOLE), facts(WHOLE))).toEqual([expect.stringContaining('ThingHappened has 1 versions, and 2 were recorded')]);
    expect(refusals(facts(WHOLE), {})).toEqual([expect.stringContaining('ThingHappened is recorded and described no longer')]);
  });
});

describe('The check of recorded facts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meydan-facts-'));
  const file = join(folder, 'recorded-facts.json');
  const kept = readFileSync(SNAPSHOT, 'utf8');
  const edited = kept.replace('"wasListed?":"false"', '"wasSeen?":"false"').replace('{\n', '{\n  "TopicArchived": [\n    {"data":{},"personal":[]}\n  ],\n');
  /** Runs it on the code as it is, beside shapes that were recorded before; answers how it ended and what it said. */
  const check = (...options: string[]) => {
    writeFileSync(file, edited);
    const { status, stderr } = spawnSync(process.execPath, [bin, ...options, file], { encoding: 'utf8' });
    return [status, stderr];
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['--check', '--write'])('is red for facts that were edited or are gone, and writes nothing over them: %s', (option) => {
    expect(check(option)).toEqual([
      1,
      expect.stringMatching(
        /^TopicArchived is recorded and described no longer\. .*\nTopicDeleted, version 1: data\.wasSeen\? was taken away or renamed\. .*put it back.*\n$/,
      ),
    ]);
    expect(readFileSync(file, 'utf8')).toBe(edited);
  });
});
