import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventStore } from '../../kernel/event-store.js';
import { daysFromNow, minutesFromNow, NOW } from '../../kernel/facts.fixture.js';
import type { Files } from '../../kernel/files.js';
import { DiskFiles } from '../files/disk-files.js';
import { scratchFolder } from '../scratch.fixture.js';
import { Uploads } from './uploads.js';

const FILE = { bytes: Buffer.from('picture'), type: 'image/webp' };
const PLACE = { area: 'avatars', owner: 'elif', extension: 'webp' };

describe('Uploaded files', () => {
  const path = scratchFolder();
  let files: Files;
  let now: string;
  let recorded: string | null;
  let uploads: Uploads;

  beforeEach(() => {
    files = new DiskFiles(path('files'));
    now = NOW;
    recorded = null;
    const area = { area: 'avatars', keysOf: async (_: EventStore, owner: string) => (owner === 'elif' ? [recorded, null] : []) };
    uploads = new Uploads(files, { now: () => new Date(now), wakeAt: () => () => undefined }, [area], {} as EventStore);
  });

  const record = async (key: string) => {
    recorded = key;
    return 'recorded';
  };
  const kept = async () => (await files.list('', { limit: 100 })).map(({ key }) => key);
  const crash = () => Promise.reject(new Error('crash'));

  it('stay as soon as a fact refers to them', async () => {
    expect(await uploads.keep(PLACE, FILE, record)).toBe('recorded');
    expect([recorded, await kept()]).toEqual([expect.stringMatching(/^avatars\/elif\.[0-9a-f-]{36}\.webp$/), [recorded]]);
    now = daysFromNow(1);
    await uploads.removeOrphans();
    expect(await kept()).toEqual([recorded]);
  });
  it('are there, with a note, before a fact can refer to them', async () => {
    await uploads.keep(PLACE, FILE, async (key) => {
      expect(await kept()).toEqual([key, `pending/${key}`]);
      expect(await files.get(key)).toEqual(FILE);
      await record(key);
    });
  });
  it('go after an hour when no fact came, and not before', async () => {
    await expect(uploads.keep(PLACE, FILE, crash)).rejects.toThrow('crash');
    now = minutesFromNow(59);
    await uploads.removeOrphans();
    expect(await kept()).toHaveLength(2);
    now = minutesFromNow(60);
    await uploads.removeOrphans();
    expect(await kept()).toEqual([]);
  });
  it('stay when the process died between the fact and the note', async () => {
    await expect(uploads.keep(PLACE, FILE, async (key) => record(key).then(crash))).rejects.toThrow('crash');
    now = daysFromNow(1);
    await uploads.removeOrphans();
    expect(await kept()).toEqual([recorded]);
  });
  it('of a repeated request that recorded nothing new go, and the first one stays', async () => {
    await uploads.keep(PLACE, FILE, record);
    await uploads.keep(PLACE, FILE, async () => 'as before');
    expect(await kept()).toHaveLength(3);
    now = daysFromNow(1);
    await uploads.removeOrphans();
    expect(await kept()).toEqual([recorded]);
  });
  it('are looked through to the last, however many were left', async () => {
    for (let left = 0; left < 205; left++) await expect(uploads.keep(PLACE, FILE, crash)).rejects.toThrow('crash');
    now = daysFromNow(1);
    await uploads.removeOrphans();
    expect(await kept()).toEqual([]);
  });
});
