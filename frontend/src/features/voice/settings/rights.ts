import type { VoiceRole, VoiceRoom } from '@contracts/voice';

/** What somebody may change in a room. */
export interface Rights {
  /** Its name, description and size. */
  readonly edits: boolean;
  /** Mutes, kicks, and lets in again whom it bars. */
  readonly moderates: boolean;
  /** Gives roles and hands it over. */
  readonly owns: boolean;
  readonly closes: boolean;
  /** Takes along what stands in it. */
  readonly exports: boolean;
}

/** A room that stays when everybody has gone is the staff's: whoever is its owner for a while neither renames nor closes it, nor takes along what is said there. */
export function rightsIn({ isTemporary }: Pick<VoiceRoom, 'isTemporary'>, role: VoiceRole | null, isStaff: boolean): Rights {
  const owns = role === 'owner';
  return {
    owns,
    edits: isTemporary ? owns : isStaff,
    moderates: owns || role === 'moderator' || isStaff,
    closes: isStaff || (owns && isTemporary),
    exports: owns && isTemporary,
  };
}

export const TABS = { general: 'Genel', people: 'Katılımcılar', moderation: 'Moderasyon', advanced: 'Gelişmiş' } as const;
export type Tab = keyof typeof TABS;

/** The tabs that are there for somebody, in their order. */
export const tabsFor = ({ moderates, owns, closes }: Rights): Tab[] => [
  'general',
  'people',
  ...(moderates ? (['moderation'] as const) : []),
  ...(owns || closes ? (['advanced'] as const) : []),
];
