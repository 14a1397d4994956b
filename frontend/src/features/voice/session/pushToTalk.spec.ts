/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followPushToTalk, type PushToTalk, RELEASE_TAIL } from './pushToTalk';
import { prefer } from './voicePreferences';

let told: boolean[];
let push: PushToTalk;

const press = (type: 'keydown' | 'keyup', init: KeyboardEventInit = {}, target: EventTarget = document.body) => {
  const event = new KeyboardEvent(type, { code: 'Space', bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
};
const put = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('#at') as HTMLElement;
};

beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  prefer({ mode: 'push-to-talk', pushKey: 'Space' });
  push = followPushToTalk((isPushing) => told.push(isPushing));
});
afterEach(() => {
  push.stop();
  document.body.innerHTML = '';
  jest.useRealTimers();
});

describe('The key of push-to-talk', () => {
  it('opens the microphone at once and shuts it a moment after it is up', () => {
    expect(press('keydown').defaultPrevented).toBe(true);
    expect(press('keydown', { repeat: true }).defaultPrevented).toBe(true);
    expect(told).toEqual([true]);
    press('keyup');
    jest.advanceTimersByTime(RELEASE_TAIL - 1);
    expect(told).toEqual([true]);
    jest.advanceTimersByTime(1);
    expect(told).toEqual([true, false]);
  });

  it('goes on when it is down again within the tail', () => {
    press('keydown');
    press('keyup');
    jest.advanceTimersByTime(RELEASE_TAIL / 2);
    press('keydown');
    jest.advanceTimersByTime(RELEASE_TAIL);
    expect(told).toEqual([true]);
  });

  it('is the one that was chosen, and none while the microphone stays open', () => {
    prefer({ pushKey: 'KeyV' });
    expect(press('keydown').defaultPrevented).toBe(false);
    press('keydown', { code: 'KeyV' });
    expect(told).toEqual([true]);
    prefer({ mode: 'open' });
    expect(told).toEqual([true, false]);
    press('keyup', { code: 'KeyV' });
    press('keydown', { code: 'KeyV' });
    expect(told).toEqual([true, false]);
  });

  it('may be one that others are pressed with, and is none of a shortcut', () => {
    press('keydown', { ctrlKey: true });
    expect(told).toEqual([]);
    prefer({ pushKey: 'ControlRight' });
    press('keydown', { code: 'ControlRight', ctrlKey: true });
    expect(told).toEqual([true]);
  });

  it.each([
    ['<input id="at">'],
    ['<textarea id="at"></textarea>'],
    ['<button id="at">Ayrıl</button>'],
    ['<a id="at" href="/forum">Forum</a>'],
    ['<div contenteditable="true"><b id="at">x</b></div>'],
    ['<div role="dialog"><p id="at">x</p></div>'],
    ['<div role="slider" id="at"></div>'],
  ])('is dead in %s', (html) => {
    expect(press('keydown', {}, put(html)).defaultPrevented).toBe(false);
    expect(told).toEqual([]);
  });

  it('lives where the text of a page has the focus', () => {
    press('keydown', {}, put('<main id="at" tabindex="-1">x</main>'));
    expect(told).toEqual([true]);
  });

  it('ends at once when the window or the page around it loses the focus', () => {
    press('keydown');
    dispatchEvent(new Event('blur'));
    expect(told).toEqual([true, false]);
    press('keydown');
    put('<input id="at">').focus();
    expect(told).toEqual([true, false, true, false]);
  });

  it('is held up by no key that macOS did not tell of', () => {
    press('keydown');
    press('keyup', { code: 'MetaLeft', key: 'Meta' });
    jest.advanceTimersByTime(RELEASE_TAIL);
    expect(told).toEqual([true, false]);
  });

  it('is followed no more once it is told so', () => {
    press('keydown');
    push.stop();
    expect(told).toEqual([true, false]);
    press('keydown');
    expect(told).toEqual([true, false]);
  });
});

describe('A button that is held to speak', () => {
  const pass = () => jest.advanceTimersByTime(RELEASE_TAIL);

  it('is heard for a moment after it was let go, and takes the focus meanwhile', () => {
    const at = put('<button id="at"></button>');
    push.hold(true);
    at.focus();
    expect(told).toEqual([true]);
    push.hold(false);
    jest.advanceTimersByTime(RELEASE_TAIL - 1);
    expect(told).toEqual([true]);
    pass();
    expect(told).toEqual([true, false]);
  });

  it('says nothing where one is heard all the time', () => {
    prefer({ mode: 'open' });
    push.hold(true);
    expect(told).toEqual([]);
  });

  it('does not end what a key has begun', () => {
    push.hold(true);
    press('keydown');
    push.hold(false);
    pass();
    expect(told).toEqual([true]);
    press('keyup');
    pass();
    expect(told).toEqual([true, false]);
  });

  it('ends when the window is left', () => {
    push.hold(true);
    window.dispatchEvent(new Event('blur'));
    expect(told).toEqual([true, false]);
    push.hold(true);
    expect(told).toEqual([true, false, true]);
  });
});
