import { VoiceDock } from '../../features/voice/widget/VoiceDock';
import { WithVoiceReports } from './VoiceReports';

/** The room in which one is, beside every page. */
export const VoiceBeside = ({ memberId }: { memberId: string }) => (
  <WithVoiceReports>
    <VoiceDock memberId={memberId} />
  </WithVoiceReports>
);
