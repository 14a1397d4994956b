import { describe, expect, it } from '@jest/globals';
import { BEGINNING } from '../../kernel/event-log.js';
import { anchorToStore, storedCheckpoint } from './stored-anchor.js';

const checkpoint = { position: 7, anchor: { stream: 'thing-x', revision: 3, id: 'e7' } };

describe('A checkpoint that is kept', () => {
  it('is read as it was written', () => expect(storedCheckpoint(7, anchorToStore(checkpoint))).toEqual(checkpoint));
  it('has no anchor at the beginning', () => expect(storedCheckpoint(0, anchorToStore(BEGINNING))).toEqual(BEGINNING));
  it('has none that was written with another position', () => expect(storedCheckpoint(9, anchorToStore(checkpoint))).toEqual({ position: 9, anchor: null }));
  it('has none where none was kept', () => expect(storedCheckpoint(9, undefined)).toEqual({ position: 9, anchor: null }));
});
