/** @jest-environment jsdom */
import { LIVE_CHANNEL } from '@contracts/envelope';
import type { VoiceRoomRow, VoiceRow } from '@contracts/voice-messages';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { drawn, OWN } from '../../../../testing/asMember';
import { done } from '../../../../testing/fakeServer';
import { leaveAll } from '../../../../testing/inReact';
import { store } from '../../../client/store';
import type { VoiceState } from '../session/voiceState';
import { inRoom, voiceRoom } from '../voice.fixture';

type Row = VoiceRow | VoiceRoomRow;
const mockVoice = store<VoiceState>(inRoom());
const mockHears = new Map<string, (change: { kind: string; row: Row }) => void>();
const mockRefresh = jest.fn();
jest.mock('../session/voice', () => ({
  useVoice: <Part,>(part: (state: VoiceState) => Part) => mockVoice.use(part),
  refreshRoom: () => mockRefresh(),
}));
jest.mock('../../../client/socket', () => ({
  followChannel: (channel: string, { onChange }: { onChange: (change: { kind: string; row: Row }) => void }) => {
    mockHears.set(channel, onChange);
    return () => mockHears.delete(channel);
  },
}));
afterEach(leaveAll);

/** What is told to a page that has the sound, or to one that stands aside; answers how often the room is read anew. */
async function told(phase: VoiceState['phase'], channel: string, row: Row): Promise<number> {
  mockVoice.change(() => ({ ...inRoom(), phase }));
  mockRefresh.mockClear();
  const { useRoomLive } = await import('./useRoomLive');
  const Room = () => {
    useRoomLive('r1', OWN.id, () => undefined);
    return null;
  };
  await drawn(<Room />, () => done({}));
  await act(async () => mockHears.get(channel)?.({ kind: 'update', row }));
  await leaveAll();
  return mockRefresh.mock.calls.length;
}

describe('What is told live of the room that one is in', () => {
  it.each<[string, string, Row, { whereTheSoundIs: number; aside: number }]>([
    ['who is there', LIVE_CHANNEL.voice, { type: 'participants', roomId: 'r1', participants: [] }, { whereTheSoundIs: 1, aside: 1 }],
    ['the room itself', LIVE_CHANNEL.voiceRooms, { roomId: 'r1', room: voiceRoom() }, { whereTheSoundIs: 1, aside: 1 }],
    ['another room', LIVE_CHANNEL.voiceRooms, { roomId: 'r2', room: voiceRoom({ id: 'r2' }) }, { whereTheSoundIs: 0, aside: 0 }],
    ['that one is out of it', LIVE_CHANNEL.voice, { type: 'out', roomId: 'r1', cause: 'kicked', until: null }, { whereTheSoundIs: 0, aside: 1 }],
    ['that it was closed', LIVE_CHANNEL.voiceRooms, { roomId: 'r1', room: null }, { whereTheSoundIs: 0, aside: 1 }],
  ])('has the room read anew by whoever is told by nothing else: %s', async (_, channel, row, expected) =>
    expect({ whereTheSoundIs: await told('connected', channel, row), aside: await told('elsewhere', channel, row) }).toEqual(expected),
  );
});
