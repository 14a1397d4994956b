import { createRequire } from 'node:module';

/** Browsers of a voice room, in a process of their own: they are connected, four of them speak at a time, and each packet says when it was written. */
const { MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters, RtpHeader, RtpPacket, useAudioLevelIndication } = createRequire(
  new URL('../../backend/package.json', import.meta.url),
)('werift');

const FRAME_MS = 20;
const FRAME_TICKS = 960;
const LEVEL_ID = 1;
/** As browsers send it at 32 kbit/s, and as silence. */
const SPEECH_BYTES = 80;
const SILENCE_BYTES = 3;
const SILENCE = 127;
/** Who is silent sends a fifth of a second apart. */
const SILENCE_FRAMES = 10;
const SPEECH_LEVEL = 30;

const clients = [];
let speaking = new Set();
let delays = [];
let written = 0;
let frame = 0;

async function make(lines) {
  const codec = new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: 48_000, channels: 2, payloadType: 111 });
  const connection = new RTCPeerConnection({
    ...{ iceServers: [], bundlePolicy: 'max-bundle', codecs: { audio: [codec] } },
    headerExtensions: { audio: [useAudioLevelIndication()] },
  });
  const track = new MediaStreamTrack({ kind: 'audio' });
  connection.addTransceiver(track, { direction: 'sendonly' });
  for (let line = 0; line < lines; line++)
    connection.addTransceiver('audio', { direction: 'recvonly' }).onTrack.subscribe((received) => received.onReceiveRtp.subscribe(hear));
  const index = clients.push({ connection, track, sequence: 0 }) - 1;
  connection.connectionStateChange.subscribe((state) => state === 'connected' && process.send({ type: 'connected', index }));
  await connection.setLocalDescription(await connection.createOffer());
  process.send({ type: 'offer', index, sdp: connection.localDescription.sdp });
}

function hear({ payload }) {
  if (payload.length === SPEECH_BYTES) delays.push(performance.now() - payload.readDoubleBE(0));
}

function send(client, speaks) {
  client.sequence++;
  const payload = Buffer.alloc(speaks ? SPEECH_BYTES : SILENCE_BYTES);
  if (speaks) payload.writeDoubleBE(performance.now(), 0);
  const extensions = [{ id: LEVEL_ID, payload: Buffer.from([speaks ? SPEECH_LEVEL : SILENCE]) }];
  const numbers = { sequenceNumber: client.sequence % 65_536, timestamp: frame * FRAME_TICKS };
  client.track.writeRtp(new RtpPacket(new RtpHeader({ payloadType: 111, extension: true, extensions, ...numbers }), payload));
  if (speaks) written++;
}

setInterval(() => {
  frame++;
  clients.forEach((client, index) => {
    if (speaking.has(index)) send(client, true);
    else if ((frame + index) % SILENCE_FRAMES === 0) send(client, false);
  });
}, FRAME_MS);

process.on('message', async ({ type, index, sdp, lines, who }) => {
  if (type === 'make') await make(lines);
  else if (type === 'answer') await clients[index].connection.setRemoteDescription({ type: 'answer', sdp });
  else if (type === 'speak') speaking = new Set(who);
  else {
    process.send({ type: 'counted', written, delays });
    [written, delays] = [0, []];
  }
});
process.on('disconnect', () => process.exit(0));
