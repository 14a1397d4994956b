import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { LeaveWhenAway } from './away.commands.js';
import { LeaveWhenAwayHandler } from './away.handler.js';
import { AwayDesk } from './away-desk.service.js';
import { VoiceConnectionController } from './connection.controller.js';
import { IceServers } from './ice-servers.service.js';
import { SocketInfoController } from './socket-info.controller.js';
import { AnnounceVoice } from './voice.announcer.js';
import { VoiceGateway } from './voice.gateway.js';
import { VoiceAdmission } from './voice-admission.service.js';
import { VoiceCarriers } from './voice-carriers.service.js';
import { VoiceLists } from './voice-lists.service.js';
import { VoiceMemberPace, voicePaces } from './voice-pace.service.js';
import { VoicePeers } from './voice-peers.service.js';
import { VoiceRooms } from './voice-rooms.service.js';
import { VoiceSockets } from './voice-sockets.service.js';
import { VoiceStandings } from './voice-standing.service.js';
import { VoiceTickets } from './voice-tickets.service.js';
import { VoiceWatch } from './voice-watch.service.js';

/** How the browsers of those who are in a room find each other. */
export const signalling: Slice = {
  commands: [handledBy(LeaveWhenAway, LeaveWhenAwayHandler, 'cleanup')],
  live: [{ line: 'voice', announcer: AnnounceVoice }],
  controllers: [VoiceConnectionController, SocketInfoController],
  providers: [
    ...voicePaces,
    VoiceMemberPace,
    ...[
      AwayDesk,
      IceServers,
      VoiceAdmission,
      VoiceCarriers,
      VoiceGateway,
      VoiceLists,
      VoicePeers,
      VoiceRooms,
      VoiceSockets,
      VoiceStandings,
      VoiceTickets,
      VoiceWatch,
    ],
  ],
};
