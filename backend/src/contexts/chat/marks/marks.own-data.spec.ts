import { describe, expect, it } from '@jest/globals';
import { chatChoicesOwnData } from '../choices/choices.own-data.js';
import { marksOwnData } from './marks.own-data.js';
import { marksText } from './marks.rules.js';

const AT = '2026-11-21T11:00:00.000Z';
const note = { key: 'c1', version: 'v', at: AT };
const files = [...(marksOwnData.notes ?? []), ...(chatChoicesOwnData.notes ?? [])];
const rowOf = (name: string, text: string) => files.find((file) => file.name === name)?.row({ ...note, text });

describe('The copy of one’s own data', () => {
  it('says how far conversations were received and read', () => {
    const [delivered, seen] = [
      { id: 'm9', position: 9 },
      { id: 'm4', position: 4 },
    ];
    expect(rowOf('okunan-sohbetler', marksText({ delivered, seen }))).toEqual({ chat: 'c1', delivered: 'm9', seen: 'm4', at: AT });
    expect(rowOf('okunan-sohbetler', marksText({ delivered, seen: null }))).toEqual({ chat: 'c1', delivered: 'm9', seen: null, at: AT });
  });
  it('says which are quiet, and when its member was here last', () => {
    expect(rowOf('sessiz-sohbetler', 'muted')).toEqual({ chat: 'c1', at: AT });
    expect(rowOf('son-gorulme', 'last-seen')).toEqual({ at: AT });
  });
  it('has a file of its own for each', () => expect(new Set(files.map(({ name }) => name)).size).toBe(files.length));
});
