import { describe, expect, it } from '@jest/globals';
import type { ChatMarksRow } from '../../../../contracts/chat.js';
import type { MemberSockets } from '../../../platform/realtime/member-sockets.js';
import type { SideDocument } from '../sides/sides.model.js';
import { MarksTelling } from './marks-telling.service.js';
import type { ShownMarksQuery } from './shown-marks.query.js';
import type { Sight } from './sight.service.js';

const side = { chat_id: 'c1', member_id: 'elif', other_id: 'onur' } as SideDocument;
const marks = (id: string) => ({ delivered: id, seen: id });

/** Two processes with the same memory and the same sockets. */
function processes() {
  const memory = { kept: 'm5' };
  const told: ChatMarksRow[] = [];
  const sockets = { tell: (_: string, { row }: { row: ChatMarksRow }) => void told.push(row) } as unknown as MemberSockets;
  const sight = { among: async (_: string, sides: readonly SideDocument[]) => sides } as unknown as Sight;
  const telling = (read: () => Promise<void>) => {
    const between = async () => {
      await read();
      return marks(memory.kept);
    };
    return new MarksTelling(sockets, sight, { between } as unknown as ShownMarksQuery);
  };
  return { told, telling, memory };
}

describe('How far somebody has a conversation', () => {
  it('is told once where nobody comes in between', async () => {
    const { told, telling } = processes();
    await telling(async () => undefined).moved(side, null);
    expect(told.map(({ seen }) => seen)).toEqual(['m5']);
  });

  it('is told at last as it is, whichever process is overtaken', async () => {
    const { told, telling, memory } = processes();
    const fast = telling(async () => undefined);
    let reads = 0;
    const slow = telling(async () => {
      reads += 1;
      if (reads !== 2) return;
      // The other process goes further and tells it before this one's row is there: as if it came late, its row is put behind.
      const late = told.splice(0);
      memory.kept = 'm7';
      await fast.moved(side, null);
      told.push(...late);
    });
    await slow.moved(side, async () => 0);
    expect(told.filter(({ memberId, unread }) => memberId === 'elif' && unread === null).at(-1)?.seen).toBe('m7');
  });
});
