import type { ReactNode } from 'react';
import { Reporting } from '../../features/moderation/components/Reporting';
import { VoiceReporting } from '../../features/voice/reporting';

/** Voice rooms, in which rooms and messages can be reported. */
export const WithVoiceReports = ({ children }: { children: ReactNode }) => <VoiceReporting.Provider value={Reporting}>{children}</VoiceReporting.Provider>;
