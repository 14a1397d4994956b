/** @jest-environment jsdom */
import type { Listing } from '@contracts/envelope';
import type { VoiceRoom } from '@contracts/voice';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { queryClient } from '../../../client/queryClient';
import { VOICE_ROOMS } from '../api/rooms';
import { voiceRoom } from '../voice.fixture';

let mockRefuse: (error: Error) => void = () => undefined;
jest.mock('../session/voice', () => ({
  enterRoom: () =>
    new Promise((_done, refuse) => {
      mockRefuse = refuse;
    }),
  leaveRoom: () => Promise.reject(new Error('broken')),
}));
jest.mock('../../../design/toast', () => ({ toast: () => undefined }));

const ROOM = voiceRoom({ participantCount: 5 });
const other = voiceRoom({ id: 'r2', participantCount: 2 });
const shown = () => queryClient.getQueryData<Listing<VoiceRoom>>([...VOICE_ROOMS, {}])?.data.map(({ participantCount }) => participantCount);

beforeEach(() => {
  const list: Listing<VoiceRoom> = { success: true, data: [ROOM, other], total: 2, limit: 100, offset: 0, hasMore: false };
  queryClient.setQueryData([...VOICE_ROOMS, {}], list);
});
afterEach(() => queryClient.clear());

it('Whoever enters a room is counted in it at once, and no more when they are not let in', async () => {
  const { enter } = await import('./enter');
  const entering = enter(ROOM);
  expect(shown()).toEqual([6, 2]);
  mockRefuse(new Error('full'));
  await expect(entering).rejects.toThrow('full');
  expect(shown()).toEqual([5, 2]);
});

it('Whoever leaves a room is not counted in it, unless they stay', async () => {
  const { leave } = await import('./enter');
  const leaving = leave(ROOM);
  expect(shown()).toEqual([4, 2]);
  await expect(leaving).rejects.toThrow('broken');
  expect(shown()).toEqual([5, 2]);
});
