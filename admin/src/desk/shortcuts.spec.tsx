/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, useLayoutEffect } from 'react';
import { draw, inReact, leaveAll } from '../../../frontend/testing/inReact';
import { readShortcutsEnabled, ShortcutProvider, useShortcut, useShortcuts } from './ShortcutProvider';
import { useCountdown } from './useCountdown';

/** Keys are told apart by what they write, wherever they lie: `code` is always another one here. */
const press = (key: string, { on, ...held }: KeyboardEventInit & { on?: Element } = {}) => {
  const event = new KeyboardEvent('keydown', { key, code: 'KeyQ', bubbles: true, cancelable: true, ...held });
  return act(async () => {
    (on ?? document.body).dispatchEvent(event);
    return event;
  });
};

const ran: string[] = [];
let desk: ReturnType<typeof useShortcuts>;

function Keys({ keys }: { keys: [key: string, name: string, active?: boolean][] }) {
  return keys.map(([key, name, active]) => <Key key={name} name={name} press={key} active={active} />);
}
function Key({ press: key, name, active }: { press: string; name: string; active?: boolean | undefined }) {
  useShortcut(key, name, () => void ran.push(name), active);
  return null;
}
function Desk() {
  desk = useShortcuts();
  return (
    <>
      <input />
      <textarea />
      <select />
      <div role="dialog">
        <button type="button" className="dialog" />
      </div>
      <div role="menu">
        <button type="button" className="menu" />
      </div>
      <div contentEditable="true" suppressContentEditableWarning className="editable" />
      <button type="button" className="button" />
    </>
  );
}
const page = (...keys: [key: string, name: string, active?: boolean][]) => (
  <ShortcutProvider>
    <Desk />
    <Keys keys={keys} />
  </ShortcutProvider>
);
const find = (selector: string) => document.querySelector(selector) as Element;

beforeEach(() => {
  ran.length = 0;
  localStorage.clear();
});
afterEach(leaveAll);

describe('A key of the console', () => {
  it('does what it was bound to, and nothing else hears of it', async () => {
    await draw(page(['j', 'next'], ['k', 'previous']));
    expect((await press('j')).defaultPrevented).toBe(true);
    expect((await press('x')).defaultPrevented).toBe(false);
    expect(ran).toEqual(['next']);
  });

  it('is what it writes, wherever the Turkish Q and F layouts have it', async () => {
    await draw(page(['j', 'next'], ['k', 'previous'], ['/', 'search']));
    await press('j', { code: 'KeyY' });
    await press('k', { code: 'KeyJ' });
    await press('/', { code: 'Digit7', shiftKey: true });
    expect(ran).toEqual(['next', 'previous', 'search']);
  });

  it('counts as a capital, too', async () => {
    await draw(page(['j', 'next']));
    await press('J', { shiftKey: true });
    expect(ran).toEqual(['next']);
  });

  it('means what was put on the page last, and what was there before once that is gone', async () => {
    const { redraw } = await draw(page(['x', 'page'], ['x', 'dialog']));
    await press('x');
    await redraw(page(['x', 'page']));
    await press('x');
    expect(ran).toEqual(['dialog', 'page']);
  });

  it('does nothing while it is not active', async () => {
    const { redraw } = await draw(page(['z', 'undo', false]));
    await press('z');
    await redraw(page(['z', 'undo', true]));
    await press('z');
    expect(ran).toEqual(['undo']);
  });

  it('works as soon as what it is for can be seen', async () => {
    const Seen = ({ name }: { name: string }) => {
      useShortcut('z', name, () => void ran.push(name));
      useLayoutEffect(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true })));
      return null;
    };
    const { redraw } = await draw(page());
    const desk = (name: string) => (
      <ShortcutProvider>
        <Seen name={name} />
      </ShortcutProvider>
    );
    await redraw(desk('one'));
    await redraw(desk('other'));
    expect(ran).toEqual(['one', 'other']);
  });

  it.each(['input', 'textarea', 'select', '.dialog', '.menu', '.editable'])('belongs to %s while that has the focus', async (selector) => {
    await draw(page(['j', 'next']));
    await press('j', { on: find(selector) });
    expect(ran).toEqual([]);
  });

  it('belongs to the desk on a button, but Enter presses the button', async () => {
    await draw(page(['j', 'next'], ['Enter', 'open']));
    await press('j', { on: find('.button') });
    await press('Enter', { on: find('.button') });
    await press('Enter');
    expect(ran).toEqual(['next', 'open']);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'] as const)('belongs to somebody else with %s', async (held) => {
    await draw(page(['j', 'next']));
    await press('j', { [held]: true });
    expect(ran).toEqual([]);
  });

  it('can be switched off, on this device for good, and on again', async () => {
    await draw(page(['j', 'next']));
    await act(async () => desk.setEnabled(false));
    await press('j');
    expect([ran, readShortcutsEnabled()]).toEqual([[], false]);
    await leaveAll();
    await draw(page(['j', 'next']));
    await press('j');
    await act(async () => desk.setEnabled(true));
    await press('j');
    expect([ran, readShortcutsEnabled()]).toEqual([['next'], true]);
  });

  it('is listed with what it does now', async () => {
    await draw(page(['j', 'Sonraki'], ['z', 'Geri al', false]));
    expect(desk.list().map(({ key, label }) => [key, label])).toEqual([['j', 'Sonraki']]);
  });

  it('needs somebody who listens', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(inReact(useShortcuts, undefined)).rejects.toThrow('ShortcutProvider');
    log.mockRestore();
  });
});

describe('A countdown', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const counting = (duration: number | null) => {
    const onEnd = jest.fn();
    return inReact(({ held }: { held: boolean }) => useCountdown(duration, held, onEnd), { held: false }).then(({ give }) => ({ give, onEnd }));
  };

  it('ends after its time', async () => {
    const { onEnd } = await counting(1_000);
    jest.advanceTimersByTime(999);
    expect(onEnd).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('does not count the time it was held', async () => {
    const { give, onEnd } = await counting(1_000);
    jest.advanceTimersByTime(400);
    await give({ held: true });
    jest.advanceTimersByTime(60_000);
    await give({ held: false });
    jest.advanceTimersByTime(599);
    expect(onEnd).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('never ends without a duration', async () => {
    const { onEnd } = await counting(null);
    jest.advanceTimersByTime(3_600_000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
