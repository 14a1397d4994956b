import { describe, expect, it } from '@jest/globals';
import { FIRST_CHAT_CHOICES } from '../../../../contracts/chat.js';
import { NOW } from '../../../kernel/facts.fixture.js';
import type { MemberNote, MemberNotes } from '../../../kernel/member-notes.js';
import type { ChatChoicesQuery } from './choices.query.js';
import { LastSeen } from './last-seen.service.js';

/** What is kept while a member leaves; `meanwhile` happens before it is written down. */
function leaving(meanwhile: (choices: { shows: boolean }, seen: LastSeen) => Promise<void>) {
  const choices = { shows: true };
  const kept = new Map<string, MemberNote>();
  const notes = {
    get: async () => [...kept.values()],
    put: async ({ memberId }: { memberId: string }, note: MemberNote) => {
      await meanwhile(choices, seen);
      kept.set(memberId, note);
      return '1';
    },
    remove: async ({ memberId }: { memberId: string }) => void kept.delete(memberId),
  } as unknown as MemberNotes;
  const query = { of: async () => ({ ...FIRST_CHAT_CHOICES, showsLastSeen: choices.shows }) } as unknown as ChatChoicesQuery;
  const seen: LastSeen = new LastSeen(notes, { now: () => new Date(NOW), wakeAt: () => () => undefined }, query);
  return { seen, kept };
}

describe('When somebody was here last', () => {
  it('is kept of whoever shows it', async () => {
    const { seen, kept } = leaving(async () => undefined);
    await seen.departed('elif');
    expect(kept.get('elif')?.at).toBe(NOW);
  });

  it('is not kept of whoever chooses otherwise while they leave', async () => {
    const { seen, kept } = leaving(async (choices, last) => {
      choices.shows = false;
      await last.forget('elif');
    });
    await seen.departed('elif');
    expect(kept.size).toBe(0);
  });
});
