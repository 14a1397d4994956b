import {
  IconArticle,
  IconBell,
  IconBriefcase,
  IconHome,
  IconLayoutDashboard,
  IconMessageCircle,
  IconMicrophone,
  IconNotes,
  IconPencil,
  IconRocket,
  IconSettings,
  IconUserCircle,
} from '@tabler/icons-react';
import type { KnownMember } from '../../client/knownMember';
import { paths } from '../../paths';
import { type Area, drawerAreas, menuAreas, type Reachable } from '../areas';
import { mayUseConsole } from './console';

export interface NavigationEntry {
  to: string;
  label: string;
  icon: typeof IconHome;
  /** Who sees it; everybody when left out. */
  shown?: (member: KnownMember | null | undefined) => boolean;
  /** Belongs to another app, so it needs a plain link. */
  elsewhere?: true;
  /** Only in the drawer: the header has the logo for it. */
  drawerOnly?: true;
}

const AREA_ICON: Record<Area['id'], typeof IconHome> = {
  forum: IconMessageCircle,
  blog: IconArticle,
  career: IconBriefcase,
  projects: IconRocket,
  voice: IconMicrophone,
  profile: IconUserCircle,
};

const areaEntry = ({ id, name, path }: Reachable): NavigationEntry => ({ to: path, label: name, icon: AREA_ICON[id] });

/** The main menu, in the order in which it is shown. */
export const MAIN_MENU: readonly NavigationEntry[] = [
  { to: paths.home, label: 'Ana sayfa', icon: IconHome, drawerOnly: true },
  ...menuAreas.map(areaEntry),
  ...drawerAreas.map((area) => ({ ...areaEntry(area), drawerOnly: true as const })),
  { to: paths.console, label: 'Yönetici Paneli', icon: IconLayoutDashboard, shown: mayUseConsole, elsewhere: true },
];

/** What the profile menu holds above signing out. */
export const PROFILE_MENU: readonly NavigationEntry[] = [
  { to: paths.ownProfile, label: 'Profilim', icon: IconUserCircle },
  { to: paths.drafts, label: 'Taslaklarım', icon: IconNotes },
  { to: paths.editProfile(), label: 'Profili Düzenle', icon: IconPencil },
  { to: paths.notifications, label: 'Bildirimler', icon: IconBell },
  { to: paths.settings(), label: 'Ayarlar', icon: IconSettings },
];

export const entriesFor = (menu: readonly NavigationEntry[], member: KnownMember | null | undefined): NavigationEntry[] =>
  menu.filter(({ shown }) => shown?.(member) ?? true);
