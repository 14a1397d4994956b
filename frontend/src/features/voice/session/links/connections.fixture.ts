type State = RTCPeerConnectionState;

class FakeReceiver {
  static getCapabilities = () => ({ codecs: ['audio/opus', 'audio/PCMU'].map((mimeType) => ({ mimeType })) });
  level: { audioLevel: number; timestamp: number; source: number } | null = null;
  rows: Record<string, unknown>[] = [];
  constructor(readonly track: { id: string }) {}
  getSynchronizationSources = () => (this.level ? [this.level] : []);
  getStats = async () => new Map(this.rows.map((row, at) => [at, row]));
}

/** A browser's connection that connects when the spec says so. */
export class FakeConnection {
  connectionState: State = 'new';
  signalingState: RTCSignalingState = 'stable';
  localDescription: { type: string; sdp: string } | null = null;
  remoteDescription: { type: string; sdp: string } | null = null;
  onconnectionstatechange: (() => void) | null = null;
  ontrack: ((event: { receiver: FakeReceiver }) => void) | null = null;
  onicecandidate: unknown = null;
  readonly receivers: FakeReceiver[] = [];
  readonly lines: { receiver: FakeReceiver; currentDirection: string | null }[] = [];
  /** What the other end gives no line for; the rest stands with its answer. */
  inactive: readonly number[] = [];
  readonly directions: string[] = [];
  readonly codecs: { mimeType: string }[] = [];
  sent: unknown = null;
  readonly transport = Object.assign(new EventTarget(), { state: 'connected' });

  constructor(
    readonly configuration: RTCConfiguration,
    readonly name: string,
  ) {}

  private sender(track: unknown) {
    this.sent = track;
    const replaceTrack = async (other: unknown) => {
      this.sent = other;
    };
    return { transport: this.transport, replaceTrack };
  }

  addTrack = (track: unknown) => this.sender(track);

  addTransceiver = (track: unknown, { direction }: { direction: string }) => {
    this.directions.push(direction);
    if (direction === 'sendonly') return { sender: this.sender(track) };
    const receiver = new FakeReceiver({ id: `${this.name} line ${this.receivers.length}` });
    this.receivers.push(receiver);
    const line = { receiver, currentDirection: null };
    this.lines.push(line);
    return line;
  };

  getTransceivers = () => this.directions.map(() => ({ setCodecPreferences: (codecs: { mimeType: string }[]) => this.codecs.push(...codecs) }));

  createOffer = async () => ({ type: 'offer', sdp: `offer of ${this.name}` });

  setLocalDescription = async (description?: { type: string; sdp: string }) => {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    this.localDescription = description ?? { type, sdp: `${type} of ${this.name}` };
    this.signalingState = this.localDescription.type === 'offer' ? 'have-local-offer' : 'stable';
  };

  setRemoteDescription = async (description: { type: string; sdp: string }) => {
    this.remoteDescription = description;
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
    for (const [index, line] of this.lines.entries()) line.currentDirection = this.inactive.includes(index) ? 'inactive' : 'recvonly';
    if (this.directions.length > 0 || this.receivers.length > 0) return;
    const receiver = new FakeReceiver({ id: `${this.name} direct` });
    this.receivers.push(receiver);
    this.ontrack?.({ receiver });
  };

  addIceCandidate = async () => undefined;

  close = () => {
    this.connectionState = 'closed';
  };

  become(state: State) {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }

  /** The other end says that it goes. */
  closeByOther() {
    this.transport.state = 'closed';
    this.transport.dispatchEvent(new Event('statechange'));
  }
}

/** The browser's connections and what is played, for specs. */
export function fakeConnections() {
  const made: FakeConnection[] = [];
  class FakeStream {
    constructor(readonly tracks: readonly { id: string }[]) {}
  }
  class Made extends FakeConnection {
    constructor(configuration: RTCConfiguration) {
      super(configuration, `c${made.length}`);
      made.push(this);
    }
  }
  Object.assign(globalThis, { RTCPeerConnection: Made, RTCRtpReceiver: FakeReceiver, MediaStream: FakeStream });
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = async () => undefined;
  return {
    made,
    open: () => made.filter(({ connectionState }) => connectionState !== 'closed'),
    /** The tracks that are played, one for each sound. */
    playing: () => [...document.querySelectorAll('audio')].map(({ srcObject }) => (srcObject as unknown as FakeStream | null)?.tracks[0]?.id ?? null),
    remove: () => {
      HTMLMediaElement.prototype.play = play;
      for (const name of ['RTCPeerConnection', 'RTCRtpReceiver', 'MediaStream']) Reflect.deleteProperty(globalThis, name);
    },
  };
}
