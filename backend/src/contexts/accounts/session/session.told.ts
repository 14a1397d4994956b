import { moderates, tells } from '../../../platform/telling/told-facts.js';
import type { MemberSessionsEvent, SessionEvent, SessionUsed } from './session.events.js';

export const sessionTold = tells<MemberSessionsEvent | SessionEvent | SessionUsed>({
  MemberSessionsEnded: moderates('Üyenin bütün oturumları kapatıldı'),
  // What members do themselves is in their own security log.
  SignedOutElsewhere: moderates('Üyenin bütün oturumları moderatörce kapatıldı', { isTold: ({ reason }) => reason === 'ended_by_staff' }),
  SessionStarted: null,
  SessionProlonged: null,
  SessionEnded: null,
  SessionRevoked: null,
  SessionExpired: null,
  SessionUsed: null,
});
