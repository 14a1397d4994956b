import type { VoiceTicket } from '@contracts/voice-signals';
import { ticketFor } from '../api/seat';
import { isFinal } from './refusals';
import { voicePreferences } from './voicePreferences';

/** How a stay is connected: a new ticket for each line to the server, and what the last one says of the way to others. */
export class WayIn {
  private iceServers: RTCIceServer[] = [];
  private canRelay = false;

  constructor(
    private readonly roomId: string,
    /** Whoever is in the room no more gets no ticket. */
    private readonly ended: (why: string) => void,
  ) {}

  ticket = async (): Promise<VoiceTicket> => {
    try {
      const ticket = await ticketFor(this.roomId);
      this.iceServers = ticket.iceServers;
      this.canRelay = ticket.canRelay;
      return ticket;
    } catch (error) {
      if (isFinal(error)) this.ended(error.message);
      throw error;
    }
  };

  configuration = (): RTCConfiguration => {
    const isRelayed = this.canRelay && voicePreferences().hidesAddress;
    // No pool of candidates: it opens sockets for each of seven connections, of which a browser has only so many.
    return { iceServers: this.iceServers, ...(isRelayed ? { iceTransportPolicy: 'relay' } : {}) };
  };
}
