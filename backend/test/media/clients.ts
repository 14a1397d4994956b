/** Browsers of a voice room, in a process of their own: they are connected, send sound when they are told to and count what they hear. */
import { MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters, RtpHeader, RtpPacket, useAudioLevelIndication } from 'werift';
import type { FromClients, ToClients } from './client-messages.js';

const FRAME_MS = 20;
const FRAME_TICKS = 960;
const LEVEL_ID = 1;

interface Client {
  readonly connection: RTCPeerConnection;
  readonly track: MediaStreamTrack;
  /** By line: packets, the first and the last number, and the last level. */
  readonly heard: Map<number, { packets: number; first: number; last: number; level: number }>;
  /** How loud it is; null while it sends nothing. */
  level: number | null;
  sequence: number;
}

const clients = new Map<string, Client>();
const say = (message: FromClients): void => {
  // Without anybody who listens for it, what is said while the test ends would be an error of this process.
  process.send?.(message, undefined, undefined, () => undefined);
};

async function make(name: string, lines: number): Promise<void> {
  const connection = new RTCPeerConnection({
    iceServers: [],
    bundlePolicy: 'max-bundle',
    codecs: { audio: [new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: 48_000, channels: 2, payloadType: 111 })] },
    headerExtensions: { audio: [useAudioLevelIndication()] },
  });
  const track = new MediaStreamTrack({ kind: 'audio' });
  const client: Client = { connection, track, heard: new Map(), level: null, sequence: 65_000 };
  connection.addTransceiver(track, { direction: 'sendonly' });
  for (let line = 0; line < lines; line++) {
    const { onTrack } = connection.addTransceiver('audio', { direction: 'recvonly' });
    onTrack.subscribe((received) => received.onReceiveRtp.subscribe((packet) => hear(client, line, packet)));
  }
  clients.set(name, client);
  connection.connectionStateChange.subscribe((state) => say({ type: 'state', name, state }));
  await offer(name, connection);
}

async function offer(name: string, connection: RTCPeerConnection): Promise<void> {
  await connection.setLocalDescription(await connection.createOffer());
  // The library tells of connections alone, which stay as they are when the router closes what goes through them.
  for (const { onStateChange } of connection.dtlsTransports)
    onStateChange.subscribe((state) => {
      if (state === 'closed') say({ type: 'state', name, state });
    });
  // Where browsers leave the role open, the library names the one that it has once it is connected.
  const sdp = (connection.localDescription?.sdp ?? '').replaceAll('a=setup:passive', 'a=setup:actpass');
  say({ type: 'offer', name, sdp });
}

function hear({ heard }: Client, line: number, { header }: RtpPacket): void {
  const level = (header.extensions.find(({ id }) => id === LEVEL_ID)?.payload[0] ?? 255) & 0x7f;
  const before = heard.get(line);
  const first = before?.first ?? header.sequenceNumber;
  heard.set(line, { packets: (before?.packets ?? 0) + 1, first, last: header.sequenceNumber, level });
}

function send(client: Client): void {
  if (client.level === null) return;
  client.sequence++;
  const extensions = [{ id: LEVEL_ID, payload: Buffer.from([client.level]) }];
  const header = new RtpHeader({
    payloadType: 111,
    sequenceNumber: client.sequence % 65_536,
    timestamp: client.sequence * FRAME_TICKS,
    extension: true,
    extensions,
  });
  client.track.writeRtp(new RtpPacket(header, Buffer.alloc(100, client.level)));
}

setInterval(() => {
  for (const client of clients.values()) send(client);
}, FRAME_MS);

process.on('message', async (message: ToClients) => {
  if (message.type === 'make') return make(message.name, message.lines);
  if (message.type === 'count') {
    const heard = [...clients].map(([name, client]) => [name, [...client.heard].map(([line, one]) => ({ line, ...one }))] as const);
    for (const { heard: counted } of clients.values()) counted.clear();
    return say({ type: 'counted', heard });
  }
  const client = clients.get(message.name);
  if (message.type === 'again' && client) await offer(message.name, client.connection);
  else if (message.type === 'answer') await client?.connection.setRemoteDescription({ type: 'answer', sdp: message.sdp });
  else if (message.type === 'speak') Object.assign(client ?? {}, { level: message.level });
  else {
    await client?.connection.close();
    clients.delete(message.name);
  }
});
process.on('disconnect', () => process.exit(0));
