import { describe, expect, it } from '@jest/globals';
import { keptInside, movedByKey, REST, restPlace } from './place';

const card = { width: 390, height: 500 };
const window = { width: 1440, height: 900 };

describe('The place of the voice card', () => {
  it.each([
    ['far right and below', { right: -300, bottom: -40 }, { right: 8, bottom: 8 }],
    ['far left and above', { right: 5_000, bottom: 5_000 }, { right: 1042, bottom: 392 }],
    ['somewhere inside', { right: 500, bottom: 100 }, { right: 500, bottom: 100 }],
  ])('dragged %s keeps 8 pixels from every edge', (_where, wanted, kept) => expect(keptInside(wanted, card, window, 0)).toEqual(kept));

  it('is never below the head of the page', () => {
    expect(keptInside({ right: 100, bottom: 5_000 }, card, window, 60)).toEqual({ right: 100, bottom: 332 });
    expect(keptInside(REST, card, { width: 1280, height: 620 }, 60)).toEqual({ right: 20, bottom: 52 });
  });

  it('in a window that is smaller than the card is its lower right corner', () => {
    expect(keptInside({ right: 100, bottom: 100 }, card, { width: 320, height: 400 }, 60)).toEqual({ right: 8, bottom: 8 });
  });

  it('is moved by arrow keys, further with Shift, and brought back by Home', () => {
    const at = { right: 100, bottom: 100 };
    expect(movedByKey(at, 'ArrowLeft', false)).toEqual({ right: 116, bottom: 100 });
    expect(movedByKey(at, 'ArrowRight', true)).toEqual({ right: 36, bottom: 100 });
    expect(movedByKey(at, 'ArrowUp', false)).toEqual({ right: 100, bottom: 116 });
    expect(movedByKey(at, 'ArrowDown', false)).toEqual({ right: 100, bottom: 84 });
    expect(movedByKey(at, 'Home', false)).toEqual(REST);
    expect(movedByKey(at, 'Enter', false)).toBeNull();
  });

  it('at rest is beside the open chat, and above its button where there is no room', () => {
    expect(restPlace(null, card, window)).toEqual(REST);
    expect(restPlace(1120, card, window)).toEqual({ right: 328, bottom: 8 });
    expect(restPlace(390, card, window)).toEqual(REST);
  });
});
