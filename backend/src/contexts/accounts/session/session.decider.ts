import type { Decider } from '../../../kernel/decider.js';
import type { SessionCommand } from './session.commands.js';
import type { SessionEvent, SessionStarted } from './session.events.js';
import { expiryFrom, isWorthProlonging } from './session.rules.js';

export type Session = {
  readonly memberId: string;
  readonly tokenHash: string;
  readonly expiresAt: string;
  readonly remember: boolean;
  readonly ended: boolean;
  readonly expired: boolean;
  readonly device: string | null;
  readonly place: string | null;
} | null;

export const session: Decider<Session, SessionCommand, SessionEvent> = {
  initial: null,

  evolve(state, { type, data }) {
    switch (type) {
      case 'SessionStarted':
        return started(data);
      case 'SessionProlonged':
        return state && { ...state, expiresAt: data.expiresAt };
      case 'SessionEnded':
      case 'SessionRevoked':
        return state && { ...state, ended: true };
      case 'SessionExpired':
        return state && { ...state, expired: true };
    }
  },

  decide({ type, data, origin }, state) {
    if (type === 'StartSession') {
      return state ? [] : [{ type: 'SessionStarted', data: { ...data, expiresAt: expiryFrom(origin.at, data.remember) } }];
    }
    if (!state) return [];
    const { memberId, tokenHash, expiresAt, remember } = state;
    const { sessionId } = data;
    const isOver = expiresAt <= origin.at;
    if (type === 'ExpireSession')
      return (isOver || ('atOnce' in data && data.atOnce)) && !state.expired ? [{ type: 'SessionExpired', data: { sessionId, memberId, tokenHash } }] : [];
    if (isOver || state.ended) return [];
    switch (type) {
      case 'ProlongSession':
        if (!isWorthProlonging(origin.at, expiresAt, remember)) return [];
        return [{ type: 'SessionProlonged', data: { sessionId, memberId, tokenHash, expiresAt: expiryFrom(origin.at, remember) } }];
      case 'EndSession':
        return [{ type: 'SessionEnded', data: { sessionId, memberId, tokenHash } }];
      case 'RevokeSession':
        return [{ type: 'SessionRevoked', data: { sessionId, memberId, tokenHash, bySessionId: data.bySessionId } }];
    }
  },
};

function started({ memberId, tokenHash, expiresAt, remember, device, place }: SessionStarted['data']): Session {
  return { memberId, tokenHash, expiresAt, remember, ended: false, expired: false, device, place };
}
