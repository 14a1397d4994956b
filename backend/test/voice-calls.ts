import type { CreateVoiceRoomRequest, CurrentVoiceRoom, VoiceBeat, VoiceParticipant, VoiceRoom } from '../contracts/voice.js';
import type { Client } from './client.js';

export const ROOMS = '/api/voice-rooms';

export const create = (who: Client, wish: Partial<CreateVoiceRoomRequest> = {}) => who.post<VoiceRoom>(ROOMS, { name: 'Kahve Molası', ...wish });
export const opened = async (who: Client, wish: Partial<CreateVoiceRoomRequest> = {}): Promise<VoiceRoom> => (await create(who, wish)).body.data;
export const join = (who: Client, id: string) => who.post<CurrentVoiceRoom>(`${ROOMS}/${id}/join`);
export const leave = (who: Client, id: string) => who.post(`${ROOMS}/${id}/leave`);
export const beat = (who: Client, id: string) => who.post<VoiceBeat>(`${ROOMS}/${id}/heartbeat`);
export const one = (who: Client, id: string) => who.get<VoiceRoom>(`${ROOMS}/${id}`);
export const current = async (who: Client) => (await who.get<CurrentVoiceRoom | null>(`${ROOMS}/current`)).body.data;
export const rolesIn = async (who: Client, id: string) =>
  (await who.get<VoiceParticipant[]>(`${ROOMS}/${id}/participants`)).body.data.map(({ userId, role }) => [userId, role]);
export const idsAt = async (who: Client, address: string) => (await who.get<VoiceRoom[]>(address)).body.data.map(({ id }) => id);
