import { VoiceRoomsPage } from '../../features/voice/rooms/VoiceRoomsPage';
import { WithVoiceReports } from './VoiceReports';

export const VoiceRoomsRoute = () => (
  <WithVoiceReports>
    <VoiceRoomsPage />
  </WithVoiceReports>
);
