import { NO_POSITION } from '@contracts/envelope';
import { describe, expect, it } from '@jest/globals';
import { beginToHear, hear, isNews, settle } from './liveChannel';

/** A channel that was answered at a position. */
function heardUpTo(position: number) {
  const channel = beginToHear();
  settle(channel, position);
  return channel;
}

describe('A live channel', () => {
  it('knows of nothing before its first answer, so everything is news', () => {
    expect(beginToHear().position).toBeNull();
    expect(isNews(beginToHear(), 0)).toBe(true);
  });

  it('goes on from the answer’s position', () => {
    const channel = heardUpTo(7);
    expect([isNews(channel, 7), isNews(channel, 8)]).toEqual([false, true]);
  });

  it('goes on behind every change that it hears', () => {
    const channel = heardUpTo(7);
    hear(channel, 9);
    expect(channel.position).toBe(9);
    expect(isNews(channel, 9)).toBe(false);
  });

  it('always takes what is told beside the log for news, and stays where it is', () => {
    const channel = heardUpTo(7);
    expect(isNews(channel, NO_POSITION)).toBe(true);
    hear(channel, NO_POSITION);
    expect(channel.position).toBe(7);
    channel.answered = false;
    hear(channel, NO_POSITION);
    expect(channel.heard).toBe(0);
  });

  it('does not count what is heard while the answer is still to come: what lies before it may not have been told', () => {
    const channel = heardUpTo(7);
    channel.answered = false;
    hear(channel, 12);
    expect(isNews(channel, 10)).toBe(true);
    expect(channel.position).toBe(7);
  });

  it('counts it once the answer is there', () => {
    const channel = heardUpTo(7);
    channel.answered = false;
    hear(channel, 12);
    hear(channel, 10);
    settle(channel, 9);
    expect(channel.position).toBe(12);
  });

  it('never goes back, whichever process of the server answers', () => {
    const channel = heardUpTo(7);
    settle(channel, 3);
    expect(channel.position).toBe(7);
  });

  it('does not carry what was heard before one answer over to the next', () => {
    const channel = heardUpTo(7);
    channel.answered = false;
    hear(channel, 12);
    settle(channel, 9);
    channel.position = null;
    settle(channel, 2);
    expect(channel.position).toBe(2);
  });
});
