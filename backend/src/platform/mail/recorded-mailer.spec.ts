import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Mail, Mailer } from '../../kernel/mailer.js';
import type { MailRecord } from './recorded-mailer.js';
import { RecordedMailer } from './recorded-mailer.js';

const mail = (id: string): Mail => ({ id, to: 'elif@ornek.dev', subject: 'Konu', text: 'Metin' });

describe('A mail', () => {
  let delivered: string[];
  let recorded: string[];
  let onDeliver: () => void;
  let refusals: number;
  const mailer: Mailer = {
    deliver: async ({ id }) => {
      onDeliver();
      delivered.push(id);
    },
    forget: async () => undefined,
  };
  const record = {
    store: {
      state: async (_: unknown, id: string) => recorded.includes(id),
      decideOn: async (_: unknown, id: string) => {
        if (refusals-- > 0) throw new Error('full');
        recorded.push(id);
        return [];
      },
    },
    clock: { now: () => new Date('2026-11-22T10:00:00Z'), wakeAt: () => () => undefined },
    ids: { derive: (text: string) => text },
  } as unknown as MailRecord;
  const once = new RecordedMailer(mailer, record);

  beforeEach(() => {
    [delivered, recorded, onDeliver, refusals] = [[], [], () => undefined, 0];
  });

  it('is handed over once, however often it is asked for', async () => {
    for (const _ of ['first', 'again']) await once.deliver(mail('a'));
    await once.deliver(mail('b'));
    expect([delivered, recorded]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });
  it('is handed over once, although the log did not take that up at first', async () => {
    refusals = 2;
    for (const _ of ['first', 'again']) await expect(once.deliver(mail('a'))).rejects.toThrow('full');
    await once.deliver(mail('a'));
    expect([delivered, recorded]).toEqual([['a'], ['a']]);
  });
  it('that could not be handed over is not taken for one that was', async () => {
    onDeliver = () => {
      throw new Error('away');
    };
    await expect(once.deliver(mail('a'))).rejects.toThrow('away');
    expect(recorded).toEqual([]);
    onDeliver = () => undefined;
    await once.deliver(mail('a'));
    expect(delivered).toEqual(['a']);
  });
});
