import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Bulletin } from './bulletin.js';

const HEARD_MS = 15_000;

export interface OpenedBulletin {
  readonly bulletin: Bulletin;
  /** Resolves once everything that was subscribed to is heard. */
  listening(): Promise<void>;
  close(): Promise<void>;
}

/** Waits until as many messages were heard as are expected. */
export async function hearing(heard: readonly unknown[], count: number): Promise<void> {
  for (const until = Date.now() + HEARD_MS; heard.length < count && Date.now() < until; ) await pause(5);
}

/** What holds for a bulletin wherever it is published. */
export function describeBulletin(name: string, open: () => Promise<OpenedBulletin>): void {
  describe(name, () => {
    let opened: OpenedBulletin;
    let heard: string[];
    beforeEach(async () => {
      opened = await open();
      heard = [];
    });
    afterEach(() => opened.close());
    const listen = (topic: string, mark = '') => opened.bulletin.subscribe(topic, (text) => heard.push(`${mark}${text}`));

    it('is heard by whoever publishes', async () => {
      listen('views');
      await opened.listening();
      opened.bulletin.publish('views', '{"a":1}');
      await hearing(heard, 1);
      expect(heard).toEqual(['{"a":1}']);
    });
    it('is heard by all who listen', async () => {
      listen('views', 'one:');
      listen('views', 'two:');
      await opened.listening();
      opened.bulletin.publish('views', 'x');
      await hearing(heard, 2);
      expect(heard.sort()).toEqual(['one:x', 'two:x']);
    });
    it('is heard by those who listen to the topic only', async () => {
      listen('views');
      listen('policies', 'policies:');
      await opened.listening();
      opened.bulletin.publish('nobody', 'x');
      opened.bulletin.publish('policies', 'x');
      opened.bulletin.publish('views', 'y');
      await hearing(heard, 2);
      expect(heard).toEqual(['policies:x', 'y']);
    });
    it('comes in the order in which it was published, whatever it says', async () => {
      listen('views');
      await opened.listening();
      const texts = ['', 'ğüşİöç', 'a\nb\0c', ...Array.from({ length: 50 }, (_, index) => `${index}`)];
      for (const text of texts) opened.bulletin.publish('views', text);
      await hearing(heard, texts.length);
      expect(heard).toEqual(texts);
    });
  });
}
