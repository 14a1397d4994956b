import { REACTION_TEXT } from '@contracts/blog-reactions';
import { JOINED_TEXT } from '@contracts/joined-projects';
import { LIKE_TEXT } from '@contracts/likes';
import type { ComponentType, ReactNode } from 'react';
import { piece } from '../../design/piece';

export interface SidebarPanel {
  id: string;
  title: string;
  /** The panel is there on this address and on all below it; everywhere when left out. */
  under?: string;
  /** It has a heading of its own. */
  isWhole?: true;
  Panel: ComponentType<{ instead: ReactNode }>;
}

/** The panels of the sidebar that are for members, from top to bottom: a new one is an entry here. */
const SIDEBAR_PANELS: readonly SidebarPanel[] = [
  {
    id: 'voice-rooms',
    title: 'Sohbet Odaları',
    isWhole: true,
    Panel: piece(() => import('../../features/voice/sidebar/VoiceRoomsPanel').then((file) => file.VoiceRoomsPanel)),
  },
  {
    id: 'voice-settings',
    title: 'Ses ayarlarınız',
    under: '/voice-rooms',
    Panel: piece(() => import('../../features/voice/sidebar/VoiceSettingsPanel').then((file) => file.VoiceSettingsPanel)),
  },
  {
    id: 'liked-topics',
    title: LIKE_TEXT.panelTitle,
    under: '/forum',
    Panel: piece(() => import('../../features/forum/components/LikedTopicsPanel').then((file) => file.LikedTopicsPanel)),
  },
  {
    id: 'read-topics',
    title: 'Son okuduğunuz konular',
    under: '/forum',
    Panel: piece(() => import('../../features/forum/components/ReadTopicsPanel').then((file) => file.ReadTopicsPanel)),
  },
  {
    id: 'saved-posts',
    title: REACTION_TEXT.panelTitle,
    under: '/blog',
    Panel: piece(() => import('../../features/blog/components/SavedPostsPanel').then((file) => file.SavedPostsPanel)),
  },
  {
    id: 'joined-projects',
    title: JOINED_TEXT.title,
    under: '/projects',
    Panel: piece(() => import('../../features/projects/components/joined/JoinedProjectsPanel').then((file) => file.JoinedProjectsPanel)),
  },
];

export const panelsAt = (pathname: string): SidebarPanel[] =>
  SIDEBAR_PANELS.filter(({ under }) => under === undefined || pathname === under || pathname.startsWith(`${under}/`));
