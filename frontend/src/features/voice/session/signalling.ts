import { CODE } from '@contracts/envelope';
import {
  type JoinVoiceAnswer,
  type JoinVoiceRoom,
  NEGOTIATION,
  type RouterAnswer,
  type RouterLeave,
  type RouterOffer,
  VOICE_SOCKET,
  type VoiceAnswer,
  type VoiceCandidate,
  type VoiceDescription,
  type VoiceTicket,
  type VoiceToClient,
  type VoiceToServer,
} from '@contracts/voice-signals';
import type { Socket } from 'socket.io-client';

type Kind = 'offer' | 'answer' | 'candidate';
type Joining = Omit<JoinVoiceRoom, 'roomId'>;

export interface SignallingEvents
  extends Pick<VoiceToClient, 'roomParticipants' | 'userJoined' | 'userLeft' | 'carried' | 'routerRenew' | 'forceLeave' | Kind> {
  /** What joining was answered; asked anew whenever the line was broken. */
  joined(answer: JoinVoiceAnswer): void;
  broken(): void;
  /** Whether a router carries the room, so that nobody is heard without the line. */
  isRouted(): boolean;
  /** The server hands nothing on to them. */
  notReached(userId: string): void;
}

const ANSWER_MS = 5_000;

/** The line to the server over which browsers find each other. It comes back by itself, with a new ticket each time, until it is closed. */
export class Signalling {
  private socket: Socket<VoiceToClient, VoiceToServer> | null = null;
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private joinedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly roomId: string,
    /** Rejects when the member is in the room no more. */
    private readonly ticket: () => Promise<VoiceTicket>,
    private readonly joining: () => Joining,
    private readonly events: SignallingEvents,
  ) {}

  /** `takeOver`: takes the place of another page of the member. */
  async open(takeOver = false): Promise<void> {
    const { io } = await import('socket.io-client');
    if (this.isClosed) return;
    this.close();
    this.isClosed = false;
    const socket: Socket<VoiceToClient, VoiceToServer> = io(VOICE_SOCKET, {
      auth: (give) => void this.show(give),
      forceNew: true,
      transports: ['websocket', 'polling'],
      reconnectionDelay: NEGOTIATION.reconnect,
      reconnectionDelayMax: NEGOTIATION.reconnectAfterFailure,
      randomizationFactor: 0.1,
    });
    this.socket = socket;
    // Only the first coming that succeeds takes the place of another page; whoever is moved away later stays away.
    let takes = takeOver;
    socket.on('connected', () => {
      const join = { roomId: this.roomId, ...this.joining(), takeOver: takes };
      socket.timeout(ANSWER_MS).emit('joinRoom', join, (late: Error | null, answer?: JoinVoiceAnswer) => {
        if (late || !answer || (!answer.success && answer.code === CODE.unavailable)) return this.again();
        this.joinedAt = performance.now();
        if (answer.success) takes = false;
        this.events.joined(answer);
      });
    });
    for (const name of ['roomParticipants', 'userJoined', 'userLeft', 'carried', 'routerRenew', 'offer', 'answer', 'candidate'] as const) {
      socket.on(name, (what: never) => this.events[name](what));
    }
    socket.on('forceLeave', (why) => {
      this.close();
      this.events.forceLeave(why);
    });
    socket.on('disconnect', (reason) => {
      if (this.isClosed) return;
      this.events.broken();
      if (this.events.isRouted() && this.hasStood()) this.again(spread(NEGOTIATION.reconnectRouted));
      // Of what the server ends, the client library leaves the rest to the page.
      else if (reason === 'io server disconnect') this.again();
    });
    addEventListener('offline', this.lost);
    addEventListener('online', this.atOnce);
  }

  private async show(give: (auth: Record<string, string>) => void) {
    try {
      const { ticket, userId } = await this.ticket();
      give({ token: ticket, userId });
    } catch {
      // Refused by the server, and asked again; that one is out of the room is told by who asks for the ticket.
      give({});
    }
  }

  /** What breaks again and again is not hurried. */
  private hasStood = (): boolean => performance.now() - this.joinedAt >= NEGOTIATION.reconnect;

  private again(ms: number = NEGOTIATION.reconnect) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.atOnce(), ms);
  }

  /** Of several lines of a page, the client library ends not all by itself when the network is gone. */
  private readonly lost = () => {
    if (this.socket?.connected) this.socket.io.engine.close();
  };

  private readonly atOnce = () => {
    if (!this.isClosed) this.socket?.disconnect().connect();
  };

  send(kind: Kind, signal: VoiceDescription | VoiceCandidate) {
    const answered = (answer: VoiceAnswer) => {
      if (!answer.success && answer.code === 'NOT_REACHED') this.events.notReached(signal.to);
    };
    if (!this.socket?.connected) return;
    if (kind === 'candidate') this.socket.emit(kind, signal as VoiceCandidate);
    else this.socket.emit(kind, signal as VoiceDescription, answered);
  }

  /** Asks the router to be connected; rejects when nobody answers. */
  async routerOffer(offer: RouterOffer): Promise<RouterAnswer> {
    if (!this.socket?.connected) throw new Error('The line to the server is broken');
    return this.socket.timeout(ANSWER_MS).emitWithAck('routerOffer', offer);
  }

  routerLeave(leave: RouterLeave) {
    if (this.socket?.connected) this.socket.emit('routerLeave', leave);
  }

  tell(what: 'mute' | 'unmute' | 'deafen' | 'undeafen') {
    if (this.socket?.connected) this.socket.emit(what, {});
  }

  leave() {
    if (this.socket?.connected) this.socket.emit('leaveRoom', {});
    this.close();
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.timer);
    removeEventListener('offline', this.lost);
    removeEventListener('online', this.atOnce);
    this.socket?.removeAllListeners();
    this.socket?.disconnect();
    this.socket = null;
  }
}

/** Half as long to half as long again: a server that begins anew is asked by a whole room. */
const spread = (ms: number): number => ms * (0.5 + Math.random());
