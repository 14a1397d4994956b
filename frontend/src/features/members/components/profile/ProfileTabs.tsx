import type { ProfileStats } from '@contracts/follow';
import { useMember } from '../../../../client/session';
import { PageTabs } from '../../../../design/PageTabs';
import { PROFILE, PROFILE_TABS, type ProfileTab, shownTabs, tabCount } from './profileTabs';

/** The tabs of a profile. */
export function ProfileTabs({ stats, chosen }: { stats: ProfileStats | undefined; chosen: ProfileTab }) {
  const tabs = shownTabs(stats, chosen, !useMember()).map((tab) => ({
    id: tab,
    label: PROFILE_TABS[tab],
    count: tabCount(tab, stats),
    to: tab === 'overview' ? '?' : `?tab=${tab}`,
  }));
  return <PageTabs label="Profil bölümleri" name={PROFILE} tabs={tabs} chosen={chosen} />;
}
