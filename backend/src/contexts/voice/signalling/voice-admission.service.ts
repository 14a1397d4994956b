import { Injectable } from '@nestjs/common';
import { CODE } from '../../../../contracts/envelope.js';
import { VOICE_TEXT } from '../../../../contracts/voice.js';
import { VOICE_SIGNAL_TEXT, type VoiceRefusal } from '../../../../contracts/voice-signals.js';
import { refusal } from './signals.rules.js';
import { type VoiceSocket, VoiceSockets } from './voice-sockets.service.js';
import { VoiceStandings } from './voice-standing.service.js';
import { VoiceTickets } from './voice-tickets.service.js';

/** A member has one page in a room, and a few more that come and go. */
const MOST_VOICE_SOCKETS = 10;
/** Far longer than a ticket. */
const LONGEST_WORD = 200;

const REFUSED = refusal(CODE.authRequired, VOICE_SIGNAL_TEXT.ticketRefused);
const NOT_THERE = refusal(CODE.forbidden, VOICE_TEXT.notThere);

/** Lets those in who hold a ticket: it is used up by whoever shows it. What else may stand for somebody, a session, opens nothing here. */
@Injectable()
export class VoiceAdmission {
  constructor(
    private readonly tickets: VoiceTickets,
    private readonly standings: VoiceStandings,
    private readonly sockets: VoiceSockets,
  ) {}

  /** Why a socket is shut; null when it was let in. */
  async admit(socket: VoiceSocket): Promise<VoiceRefusal | null> {
    const shown = shownBy(socket);
    const holder = shown && (await this.tickets.use(shown.ticket, shown.userId));
    if (!holder || this.sockets.ofMember(holder.memberId).length >= MOST_VOICE_SOCKETS) return REFUSED;
    socket.data.holder = holder;
    // Whoever is put out from now on is found; whoever was before is seen now.
    await this.sockets.enter(socket, holder);
    if (!(await this.standings.of(holder))) return NOT_THERE;
    socket.emit('connected', { userId: holder.memberId, roomId: holder.roomId });
    return null;
  }
}

/** What a browser shows: beside the address, or in it. */
function shownBy({ handshake: { auth, query } }: VoiceSocket): { ticket: string; userId: string } | null {
  const ticket: unknown = auth.token ?? query.token;
  const userId: unknown = auth.userId ?? query.userId;
  return isWord(ticket) && isWord(userId) ? { ticket, userId } : null;
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= LONGEST_WORD;
