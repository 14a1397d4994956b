import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  AddTrackRequest,
  ClientInfo,
  ClientInfo_SDK,
  ConnectionSettings,
  JoinRequest,
  SessionDescription,
  TrackSource,
  TrackType,
  WrappedJoinRequest,
  WrappedJoinRequest_Compression,
} from '@livekit/protocol';
import { AccessToken } from 'livekit-server-sdk';
import { SOUND } from './livekit-offer.js';

/** Where LiveKit is reached by the application, and with what; browsers learn nothing of it. */
export interface LiveKitServer {
  /** By HTTP. */
  readonly url: string;
  readonly key: string;
  readonly secret: string;
}

export interface LiveKitPlace {
  readonly room: string;
  readonly identity: string;
  /** Whether nothing of theirs is passed on from the first packet on. */
  readonly isMuted: boolean;
}

/** The version of LiveKit's signalling that is spoken. */
const PROTOCOL = 16;
const TOKEN_SECONDS = 60;
const packed = promisify(gzip);

/** The address by which somebody is brought into a room with their first offer; it holds the way in itself and goes into no log. */
export async function wayIn({ url, key, secret }: LiveKitServer, { room, identity, isMuted }: LiveKitPlace, sdp: string): Promise<string> {
  const token = new AccessToken(key, secret, { identity, ttl: TOKEN_SECONDS });
  token.addGrant({
    ...{ roomJoin: true, room, canSubscribe: true, canPublish: true, canPublishSources: [TrackSource.MICROPHONE] },
    ...{ canPublishData: false, canUpdateOwnMetadata: false },
  });
  const join = new JoinRequest({
    clientInfo: new ClientInfo({ sdk: ClientInfo_SDK.JS, protocol: PROTOCOL }),
    connectionSettings: new ConnectionSettings({ autoSubscribe: false }),
    addTrackRequests: [
      new AddTrackRequest({
        cid: SOUND,
        name: SOUND,
        type: TrackType.AUDIO,
        source: TrackSource.MICROPHONE,
        muted: isMuted,
        disableDtx: false,
        disableRed: true,
      }),
    ],
    publisherOffer: new SessionDescription({ type: 'offer', sdp, id: 1 }),
  });
  const joinRequest = await packed(join.toBinary());
  const wrapped = new WrappedJoinRequest({ compression: WrappedJoinRequest_Compression.GZIP, joinRequest });
  // LiveKit reads the padded form of this alphabet only.
  const request = Buffer.from(wrapped.toBinary()).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
  const query = new URLSearchParams({ join_request: request, access_token: await token.toJwt() });
  return `${url.replace(/^http/, 'ws').replace(/\/$/, '')}/rtc/v1?${query}`;
}
