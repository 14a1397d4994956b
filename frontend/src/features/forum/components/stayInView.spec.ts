import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stayInView } from './stayInView';

const WINDOW_PX = 800;
/** A page of which this much stands above and below the element. */
const page = { above: 5_000, below: 5_000, y: 0 };
const end = () => page.above + page.below;
const target = {
  getBoundingClientRect: () => ({ top: page.above - page.y }),
  scrollIntoView: () => {
    page.y = Math.min(page.above, end() - WINDOW_PX);
  },
} as unknown as HTMLElement;

let grow = () => {};
let letGo = () => {};
const before = new Map<string, PropertyDescriptor | undefined>();

function put(name: string, descriptor: PropertyDescriptor): void {
  before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { ...descriptor, configurable: true });
}

class Growth {
  constructor(told: () => void) {
    grow = told;
  }
  observe(): void {}
  disconnect(): void {
    grow = () => {};
  }
}

/** Something is loaded above the element, of which the browser makes up for this much by moving the page. */
function comesAbove(height: number, { keptBy = 0 } = {}): void {
  page.above += height;
  page.y += keptBy;
  if (keptBy) window.dispatchEvent(new Event('scroll'));
  grow();
}

beforeEach(() => {
  Object.assign(page, { above: 5_000, below: 5_000, y: 0 });
  put('window', { value: new EventTarget(), writable: true });
  put('document', { value: { body: {}, documentElement: Object.defineProperty({}, 'scrollHeight', { get: end }) }, writable: true });
  put('scrollY', { get: () => page.y });
  put('innerHeight', { value: WINDOW_PX });
  put('ResizeObserver', { value: Growth });
  letGo = stayInView(target);
});

afterEach(() => {
  letGo();
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
});

describe('An element that is held in view', () => {
  it('is shown, and shown again when something comes above it', () => {
    expect(page.y).toBe(5_000);
    comesAbove(300);
    expect(page.y).toBe(5_300);
  });
  it('is held on to where the browser makes up for what came, wholly or in part', () => {
    comesAbove(300, { keptBy: 300 });
    comesAbove(300, { keptBy: 120 });
    comesAbove(300);
    expect(page.y).toBe(5_900);
  });
  it('is held on to where the page ends sooner than it did', () => {
    page.below = 900;
    grow();
    page.below = 500;
    page.y = end() - WINDOW_PX;
    window.dispatchEvent(new Event('scroll'));
    comesAbove(300);
    expect(page.y).toBe(5_000);
  });
  it('is let go when something other than a device moves the page', () => {
    page.y = 700;
    window.dispatchEvent(new Event('scroll'));
    comesAbove(300);
    expect(page.y).toBe(700);
  });
  it('is let go when the page was moved while something came', () => {
    page.above += 300;
    page.y = 700;
    window.dispatchEvent(new Event('scroll'));
    grow();
    expect(page.y).toBe(700);
  });
  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('is let go at a %s', (device) => {
    window.dispatchEvent(new Event(device));
    page.y = 700;
    comesAbove(300);
    expect(page.y).toBe(700);
  });
});
