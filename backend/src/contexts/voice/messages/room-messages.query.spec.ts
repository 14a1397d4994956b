import { describe, expect, it } from '@jest/globals';
import type { VoiceMessagePage } from '../../../../contracts/voice-messages.js';
import type { Views } from '../../../kernel/views.js';
import type { AuthorDirectory } from '../../../platform/identity/author-directory.js';
import type { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { OpenedRoomMessages } from './opened-room-messages.service.js';
import type { RoomMessageSeals } from './room-message-seals.service.js';
import { RoomMessagesQuery } from './room-messages.query.js';

/** Of one member each, the newest last. */
function written(authors: readonly string[]) {
  const rows = authors.map((author_id, index) => ({
    ...{
      _id: `n${index}`,
      room_id: 'r1',
      author_id,
      position: index + 1,
      sent_at: `${index}`,
      day: '2026-11-29',
      message_type: author_id === 'owner' ? 'export' : 'text',
    },
    ...{ sealed: `${index}`, edited_at: null, is_deleted: false, deleted_at: null, parent_id: null },
  }));
  const reads: number[] = [];
  const views = {
    get: async (_view: string, id: string) => rows.find(({ _id }) => _id === id) ?? null,
    getMany: async () => [],
    find: async (_view: string, { position: { $lte, $gte = 0 } }: { position: { $lte?: number; $gte?: number } }, { limit }: { limit: number }) => {
      const there = rows.filter(({ position }) => position >= $gte && position <= ($lte ?? position));
      const found = ($lte === undefined ? there : there.toReversed()).slice(0, limit);
      reads.push(found.length);
      return found;
    },
  } as unknown as Views;
  const seals = { open: async (_of: unknown, sealed: string) => sealed } as unknown as RoomMessageSeals;
  const author = (id: string) => ({ id, username: id, display_name: null, avatar: null });
  const directory = { byIds: async (ids: Iterable<string>) => new Map([...ids].map((id) => [id, author(id)])) } as unknown as AuthorDirectory;
  const blocks = { shutFrom: async () => new Set(['spammer']) } as unknown as ShutOuts;
  return { query: new RoomMessagesQuery(views, new OpenedRoomMessages(seals, directory), blocks), reads };
}
const textsOf = ({ messages }: VoiceMessagePage) => messages.map(({ content }) => content);

describe('Messages behind many of somebody who is blocked', () => {
  const MUCH = Array.from({ length: 4_000 }, () => 'spammer');

  it('come by looks that each read so much and no more', async () => {
    const { query, reads } = written(['ada', 'can', ...MUCH]);
    const found: string[] = [];
    let looks = 0;
    for (let before: string | null = null; ; looks++) {
      const page: VoiceMessagePage = await query.page('r1', 'ada', before === null ? null : { id: before }, 30);
      found.unshift(...textsOf(page));
      expect([page.hasOlder, reads.splice(0).length <= 8]).toEqual([page.before !== null, true]);
      if (page.before === null) break;
      before = page.before;
    }
    expect([found, looks]).toEqual([['0', '1'], 2]);
  });
  it('stand on one page and on no other', async () => {
    const { query } = written(['ada', ...MUCH.slice(0, 90), ...Array.from({ length: 70 }, () => 'can'), 'spammer']);
    const first = await query.page('r1', 'ada', null, 30);
    const second = await query.page('r1', 'ada', { id: first.before ?? '' }, 30);
    const third = await query.page('r1', 'ada', { id: second.before ?? '' }, 30);
    expect([first, second, third].map((page) => [textsOf(page).length, textsOf(page)[0], page.before])).toEqual([
      [30, '131', 'n131'],
      [30, '101', 'n101'],
      [11, '0', null],
    ]);
  });
  it('are read as one up to a bound, and before one of them', async () => {
    const { query, reads } = written(['ada', ...Array.from({ length: 20_000 }, () => 'spammer'), 'can', 'ada', 'can']);
    const { messages, hasOlder } = await query.newest('r1', 'ada', 1_000, 'n20003');
    expect([messages.map(({ content }) => content), hasOlder, reads.length]).toEqual([['20001', '20002'], true, 80]);
    const few = await written(['ada', 'can', 'ada']).query.newest('r1', 'ada', 1, 'n2');
    expect([few.messages.map(({ content }) => content), few.hasOlder]).toEqual([['1'], true]);
  });
  it('are passed over on both sides of one, with the lines among them', async () => {
    const lines = Array.from({ length: 6 }, () => 'owner');
    const { query } = written(['ada', 'can', ...MUCH.slice(0, 300), ...lines, 'can', ...lines, ...MUCH.slice(0, 300), 'ada', 'can', 'ada']);
    const found = await query.around('n308', 'ada', 2);
    expect(found.map(({ content }) => content)).toEqual(['0', '1', '308', '615', '616']);
  });
});
