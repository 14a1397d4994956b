/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followHidden, staysHidden } from './hiddenTab';

let isHidden = false;
const show = (isShown: boolean) => {
  isHidden = !isShown;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  isHidden = false;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a tab in the background', () => {
  it('stays while somebody is heard in it, and never leaves for a tab that has the sound', () => {
    expect(staysHidden('connected', ['reconnecting', 'connected'])).toBe(true);
    expect(staysHidden('connected', ['reconnecting'])).toBe(false);
    expect(staysHidden('reconnecting', [])).toBe(false);
    expect(staysHidden('elsewhere', [])).toBe(true);
  });

  it('leaves after 60 seconds when nobody is heard in it', () => {
    const leave = jest.fn();
    const stop = followHidden(() => false, leave);
    show(false);
    jest.advanceTimersByTime(59_999);
    expect(leave).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(leave).toHaveBeenCalledTimes(1);
    stop();
  });

  it('stays as long as somebody is heard, and leaves once nobody is for another minute', () => {
    const leave = jest.fn();
    let hears = true;
    const stop = followHidden(() => hears, leave);
    show(false);
    jest.advanceTimersByTime(600_000);
    expect(leave).not.toHaveBeenCalled();
    hears = false;
    jest.advanceTimersByTime(60_000);
    expect(leave).toHaveBeenCalledTimes(1);
    stop();
  });

  it('stays when it is looked at again in time, and after the room was left', () => {
    const leave = jest.fn();
    const stop = followHidden(() => false, leave);
    show(false);
    jest.advanceTimersByTime(30_000);
    show(true);
    jest.advanceTimersByTime(60_000);
    show(false);
    stop();
    jest.advanceTimersByTime(60_000);
    expect(leave).not.toHaveBeenCalled();
  });
});
