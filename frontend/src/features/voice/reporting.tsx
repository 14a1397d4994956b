import type { Author } from '@contracts/accounts';
import type { VoiceRoom, VoiceUser } from '@contracts/voice';
import type { VoiceMessage } from '@contracts/voice-messages';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Action } from '../../design/ActionButton';

/** A room, or a message that was written in one. */
export interface VoiceReportTarget {
  type: 'voice_room' | 'voice_message';
  id: string;
  /** By what whoever reports it knows it again. */
  title: string;
  author: Author;
}

export interface VoiceReportingProps {
  target: VoiceReportTarget;
  /** Shows the action; there is none for what is one's own. */
  children: (report: Action | null) => ReactNode;
}

/** How rooms and messages are reported, which is the business of another part of the application. */
export const VoiceReporting = createContext<ComponentType<VoiceReportingProps> | null>(null);

const authorOf = (id: string, { username, displayName, avatar }: VoiceUser): Author => ({
  ...{ id, username, display_name: displayName, first_name: null, last_name: null, avatar, role: 'user' },
});

/** Lets a room be reported for its name and its description; guests are not told who wrote them, and what is hidden is not reported again. */
export function ReportableRoom({ room: { id, name, namedBy, isNameHidden }, children }: { room: VoiceRoom; children: VoiceReportingProps['children'] }) {
  const Reporting = useContext(VoiceReporting);
  if (!Reporting || !namedBy || isNameHidden) return children(null);
  return <Reporting target={{ type: 'voice_room', id, title: name, author: authorOf(namedBy.userId, namedBy) }}>{children}</Reporting>;
}

/** Lets what somebody wrote be reported, also once they took it back. */
export function ReportableMessage({ message, words, children }: { message: VoiceMessage; words: string; children: VoiceReportingProps['children'] }) {
  const Reporting = useContext(VoiceReporting);
  if (!Reporting || message.isWithheld) return children(null);
  const { id, userId, user } = message;
  return <Reporting target={{ type: 'voice_message', id, title: words, author: authorOf(userId, user) }}>{children}</Reporting>;
}
