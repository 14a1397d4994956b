/** What a light member's page is told at the beginning. */
export interface LightMember {
  readonly name: string;
  readonly roomId: string;
  readonly userId: string;
  readonly ticket: string;
}

/** What is seen of one of them from outside. */
export interface LightState {
  readonly by: string;
  readonly router: string;
  readonly lines: number;
  readonly directs: number;
  /** Packets that have come in, on all connections that are open. */
  readonly packets: number;
}

interface Light {
  say(isLoud: boolean): void;
  state(): Promise<LightState>;
  leave(): void;
}

interface LightSocket {
  on(name: string, heard: (what: never) => void): void;
  emit(name: string, what: object, answered?: (answer: never) => void): void;
  disconnect(): void;
}

export interface LightWindow {
  io(namespace: string, options: object): LightSocket;
  lights: Map<string, Light>;
  comeAsLight(member: LightMember): Promise<void>;
}

/** Gives a page what its light members are made with; it runs in the page, and knows nothing from outside of itself. `others`: as many lines a router is offered. */
export function installLights(others: number): void {
  interface Signal {
    from: string;
    connectionId: string;
    link: string;
    sdp: string;
    candidate: RTCIceCandidateInit | null;
  }
  interface Carried {
    by: string;
    lines: { line: number; userId: string }[];
  }
  interface Direct {
    link: string;
    connection: RTCPeerConnection;
    early: (RTCIceCandidateInit | null)[];
    isClosing: boolean;
  }
  interface Link {
    id: string;
    connection: RTCPeerConnection;
    /** What is asked of it is done one after the other. */
    offered: Promise<void>;
  }
  const BOTH_WAYS = 12_000;
  const sound = new AudioContext();
  const lights = new Map<string, Light>();

  /** A tone of its own, off at first. */
  const toneOf = (index: number) => {
    const [tone, gain, out] = [sound.createOscillator(), sound.createGain(), sound.createMediaStreamDestination()];
    tone.frequency.value = 300 + 60 * index;
    gain.gain.value = 0;
    tone.connect(gain).connect(out);
    tone.start();
    const [track] = out.stream.getAudioTracks();
    if (!track) throw new Error('A tone without a track');
    const say = (isLoud: boolean) => {
      gain.gain.value = isLoud ? 0.3 : 0;
    };
    return { track, stream: out.stream, say };
  };

  const packetsOf = async (connections: RTCPeerConnection[]) => {
    const all = await Promise.all(
      connections.map(async (each) => [...((await each.getStats()) as unknown as Map<string, { packetsReceived?: number }>).values()]),
    );
    return all.flat().reduce((sum, { packetsReceived }) => sum + (packetsReceived ?? 0), 0);
  };

  const comeAsLight = ({ name, roomId, userId, ticket }: LightMember) =>
    new Promise<void>((resolve, reject) => {
      const { track, stream, say } = toneOf(lights.size);
      const directs = new Map<string, Direct>();
      /** The pages that connect to it whenever a mesh carries the room, one sooner than another. */
      const callers = new Set<string>();
      let carried: Carried = { by: 'mesh', lines: [] };
      let router: Link | null = null;
      const socket = (window as unknown as LightWindow).io('/voice', {
        auth: { token: ticket, userId },
        forceNew: true,
        reconnection: false,
        transports: ['websocket'],
      });

      const closeDirect = (other: string) => {
        directs.get(other)?.connection.close();
        directs.delete(other);
      };
      /** As pages do: the other may not hear it by the router yet. */
      const closeSoon = (other: string) => {
        const direct = directs.get(other);
        if (!direct || direct.isClosing) return;
        direct.isClosing = true;
        setTimeout(() => {
          direct.isClosing = false;
          if (directs.get(other) === direct && carried.by === 'router') closeDirect(other);
        }, BOTH_WAYS);
      };
      const offerLines = async ({ id, connection }: Pick<Link, 'id' | 'connection'>) => {
        await connection.setLocalDescription();
        const answer = await new Promise<{ success: boolean; sdp: string }>((answered) => {
          socket.emit('routerOffer', { link: id, sdp: connection.localDescription?.sdp ?? '' }, answered);
        });
        if (answer.success) await connection.setRemoteDescription({ type: 'answer', sdp: answer.sdp });
        else console.warn('The router refuses', name, answer);
      };
      const openRouter = () => {
        const connection = new RTCPeerConnection({ bundlePolicy: 'max-bundle' });
        const id = `${name}-${Math.random()}`;
        connection.onconnectionstatechange = settle;
        connection.addTransceiver(track, { direction: 'sendonly', streams: [stream] });
        for (let line = 0; line < others; line++) connection.addTransceiver('audio', { direction: 'recvonly' });
        router = { id, connection, offered: offerLines({ id, connection }) };
      };
      const renew = ({ link }: { link: string }) => {
        const current = router;
        if (current?.id === link) current.offered = current.offered.then(() => offerLines(current));
      };
      const settle = () => {
        const isRouted = router?.connection.connectionState === 'connected';
        if (carried.by === 'router' && !router) openRouter();
        if (carried.by === 'router' && isRouted) for (const { userId: other } of carried.lines) closeSoon(other);
        const areDirect = callers.size > 0 && [...callers].every((other) => directs.get(other)?.connection.connectionState === 'connected');
        if (carried.by === 'mesh' && router && areDirect) {
          socket.emit('routerLeave', { link: router.id });
          router.connection.close();
          router = null;
        }
      };
      const directFor = ({ from, connectionId, link }: Signal) => {
        const known = directs.get(from);
        if (known?.link === link) return known;
        closeDirect(from);
        callers.add(from);
        const direct: Direct = { link, connection: new RTCPeerConnection(), early: [], isClosing: false };
        directs.set(from, direct);
        direct.connection.addTrack(track, stream);
        direct.connection.onconnectionstatechange = settle;
        direct.connection.onicecandidate = ({ candidate }) => {
          if (candidate) {
            const { candidate: line, sdpMid, sdpMLineIndex, usernameFragment } = candidate;
            socket.emit('candidate', { to: from, connectionId, link, candidate: { candidate: line, sdpMid, sdpMLineIndex, usernameFragment } });
          }
        };
        return direct;
      };
      const takeOffer = async (signal: Signal) => {
        const direct = directFor(signal);
        await direct.connection.setRemoteDescription({ type: 'offer', sdp: signal.sdp });
        for (const candidate of direct.early.splice(0)) await direct.connection.addIceCandidate(candidate ?? undefined);
        await direct.connection.setLocalDescription();
        socket.emit('answer', { to: signal.from, connectionId: signal.connectionId, link: signal.link, sdp: direct.connection.localDescription?.sdp ?? '' });
      };

      socket.on('offer', (signal: Signal) => void takeOffer(signal));
      socket.on('candidate', (signal: Signal) => {
        const direct = directs.get(signal.from);
        if (direct?.link !== signal.link) return;
        if (direct.connection.remoteDescription) void direct.connection.addIceCandidate(signal.candidate ?? undefined);
        else direct.early.push(signal.candidate);
      });
      socket.on('carried', (now: Carried) => {
        carried = now;
        settle();
      });
      socket.on('userLeft', ({ userId: other, hasSeat }: { userId: string; hasSeat: boolean }) => {
        if (!hasSeat) callers.delete(other);
      });
      socket.on('routerRenew', renew);
      socket.on('connect_error', (why: Error) => reject(why));
      socket.on('error', (why: object) => reject(new Error(JSON.stringify(why))));
      socket.on('connected', () => {
        socket.emit('joinRoom', { roomId, tabId: name, isMuted: false, isDeafened: false }, (answer: { success: boolean; carried: Carried }) => {
          if (!answer.success) return reject(new Error(JSON.stringify(answer)));
          carried = answer.carried;
          settle();
          resolve();
        });
      });
      lights.set(name, {
        say,
        state: async () => ({
          by: carried.by,
          router: router?.connection.connectionState ?? 'none',
          lines: carried.lines.length,
          directs: directs.size,
          packets: await packetsOf([...directs.values(), ...(router ? [router] : [])].map(({ connection }) => connection)),
        }),
        leave: () => {
          socket.emit('leaveRoom', {});
          socket.disconnect();
          for (const other of [...directs.keys()]) closeDirect(other);
          router?.connection.close();
          lights.delete(name);
        },
      });
    });
  Object.assign(window, { lights, comeAsLight });
}
