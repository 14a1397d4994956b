import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import {
  IconActivity,
  IconArrowBackUp,
  IconArrowsSplit2,
  IconBug,
  IconCategory,
  IconChartBar,
  IconEyeCheck,
  IconFileExport,
  IconFileText,
  IconFlag,
  IconGavel,
  IconHistory,
  IconIdBadge2,
  IconKeyboard,
  IconLink,
  IconMailForward,
  IconSettings,
  IconTags,
  IconTimeline,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react';
import { useCanAccess, useGetIdentity } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Brand } from '../desk/Brand';
import { Kbd } from '../desk/Kbd';
import { NavEntry } from '../desk/NavEntry';
import { NavSubEntry } from '../desk/NavSubEntry';
import { useAppealStats } from '../resources/appeals/useAppealStats';
import { useWaitingCount } from '../resources/approvals/useApprovals';
import { useQueueStats } from '../resources/cases/useQueueRows';
import { useQueues } from '../resources/operations/refresh';
import { useReviewQueue } from '../resources/reviews/useReviews';
import { SETTINGS_PAGES } from '../resources/settings/settingsPages';
import { useWaitingRequests } from '../resources/subroles/useRequests';
import { rounded } from '../theme/rounded';
import { AccountMenu } from './AccountMenu';
import { AppealAge } from './AppealAge';
import { QueueAge } from './QueueAge';

const EVERY = 30_000;

/** The way to the operations page, for those who may open it, with the number of jobs that were given up. */
function OperationsEntry() {
  const { canAccess } = useCanAccess({ resource: 'operations', action: 'list' });
  const { data } = useQueues({ enabled: canAccess === true, every: EVERY });
  if (!canAccess) return null;
  const dead = data?.reduce((sum, queue) => sum + queue.dead, 0) || undefined;
  return <NavEntry to="/operations" icon={<IconActivity size={18} stroke={1.8} />} label="İşleyiş" count={dead} countLabel="vazgeçilen iş" />;
}

/** The way to what members ask to be besides members, with the number of requests that wait. */
function SubroleEntry() {
  const { canAccess } = useCanAccess({ resource: 'subroles', action: 'list' });
  const waiting = useWaitingRequests(canAccess === true);
  if (!canAccess) return null;
  return <NavEntry to="/subroles" icon={<IconIdBadge2 size={18} stroke={1.8} />} label="Subroller" count={waiting} countLabel="bekleyen başvuru" />;
}

/** The ways to what was recorded and to its proof, for those who may see it. */
function AuditEntries() {
  const { canAccess } = useCanAccess({ resource: 'audit', action: 'list' });
  const { data: reviews } = useReviewQueue(canAccess === true);
  if (!canAccess) return null;
  return (
    <>
      <NavEntry to="/figures" icon={<IconChartBar size={18} stroke={1.8} />} label="Denetim özeti" />
      <NavEntry to="/audit" icon={<IconTimeline size={18} stroke={1.8} />} label="Zaman çizelgesi" />
      <NavEntry to="/past" icon={<IconHistory size={18} stroke={1.8} />} label="Geçmiş görünüm" />
      <NavEntry to="/what-if" icon={<IconArrowsSplit2 size={18} stroke={1.8} />} label="Ya şöyle olsaydı?" />
      <NavEntry to="/proof" icon={<IconLink size={18} stroke={1.8} />} label="Kanıt" />
      <NavEntry to="/exports" icon={<IconFileExport size={18} stroke={1.8} />} label="Dışa aktar" />
      <NavEntry
        to="/second-review"
        icon={<IconEyeCheck size={18} stroke={1.8} />}
        label="İkinci inceleme"
        count={reviews?.rows.length || undefined}
        countLabel="bekleyen inceleme"
      />
    </>
  );
}

/** The way to what the community goes by, for those who may open it. */
function SettingsEntry() {
  const { canAccess } = useCanAccess({ resource: 'settings', action: 'list' });
  const isHere = useLocation().pathname.startsWith('/settings');
  if (!canAccess) return null;
  return (
    <>
      <NavEntry to="/settings" icon={<IconSettings size={18} stroke={1.8} />} label="Ayarlar" />
      {isHere && SETTINGS_PAGES.map(({ to, label }) => <NavSubEntry key={to} to={to} label={label} />)}
    </>
  );
}

/** What waits for somebody to deal with it. */
function DeskEntries() {
  const { open } = useQueueStats();
  const appeals = useAppealStats();
  const waiting = useWaitingCount();
  return (
    <>
      <NavEntry to="/cases" icon={<IconFlag size={18} stroke={1.8} />} label="Kuyruk" count={open} countLabel="açık vaka" />
      <NavEntry to="/appeals" icon={<IconArrowBackUp size={18} stroke={1.8} />} label="İtirazlar" count={appeals.open} countLabel="açık itiraz" />
      <NavEntry
        to="/approvals"
        icon={<IconUserCheck size={18} stroke={1.8} />}
        label="Onay bekleyenler"
        count={waiting || undefined}
        countLabel="bekleyen istek"
      />
      <NavEntry to="/members" icon={<IconUsers size={18} stroke={1.8} />} label="Üyeler" />
      <NavEntry to="/decisions" icon={<IconGavel size={18} stroke={1.8} />} label="İçerik kararları" />
      <NavEntry to="/categories" icon={<IconCategory size={18} stroke={1.8} />} label="Kategoriler" />
      <NavEntry to="/tags" icon={<IconTags size={18} stroke={1.8} />} label="Etiketler" />
      <NavEntry to="/feedback" icon={<IconBug size={18} stroke={1.8} />} label="Geri bildirim" />
      <SubroleEntry />
      <NavEntry to="/invitations" icon={<IconMailForward size={18} stroke={1.8} />} label="Davetler" />
      <NavEntry to="/pages" icon={<IconFileText size={18} stroke={1.8} />} label="Sayfalar" />
      <AuditEntries />
      <OperationsEntry />
      <SettingsEntry />
    </>
  );
}

/** Auditors decide nothing: what was recorded comes first, then what it is about, and nothing is counted as waiting for them. */
const AuditorEntries = () => (
  <>
    <AuditEntries />
    <Typography component="h2" sx={{ px: '10px', pt: 4, pb: 1, color: 'tokens.faint', fontSize: '.75rem', fontWeight: 600 }}>
      İncelenecekler
    </Typography>
    <NavEntry to="/members" icon={<IconUsers size={18} stroke={1.8} />} label="Üyeler" />
    <NavEntry to="/cases" icon={<IconFlag size={18} stroke={1.8} />} label="Vakalar" />
    <NavEntry to="/appeals" icon={<IconArrowBackUp size={18} stroke={1.8} />} label="İtirazlar" />
    <NavEntry to="/decisions" icon={<IconGavel size={18} stroke={1.8} />} label="İçerik kararları" />
    <NavEntry to="/approvals" icon={<IconUserCheck size={18} stroke={1.8} />} label="Onaylar" />
    <Typography component="h2" sx={{ px: '10px', pt: 4, pb: 1, color: 'tokens.faint', fontSize: '.75rem', fontWeight: 600 }}>
      Yönetim
    </Typography>
    <NavEntry to="/categories" icon={<IconCategory size={18} stroke={1.8} />} label="Kategoriler" />
    <NavEntry to="/tags" icon={<IconTags size={18} stroke={1.8} />} label="Etiketler" />
    <NavEntry to="/subroles" icon={<IconIdBadge2 size={18} stroke={1.8} />} label="Subroller" />
    <NavEntry to="/invitations" icon={<IconMailForward size={18} stroke={1.8} />} label="Davetler" />
    <NavEntry to="/feedback" icon={<IconBug size={18} stroke={1.8} />} label="Geri bildirim" />
    <NavEntry to="/pages" icon={<IconFileText size={18} stroke={1.8} />} label="Sayfalar" />
  </>
);

function Ages() {
  const { open, oldest } = useQueueStats();
  const appeals = useAppealStats();
  return (
    <>
      <QueueAge oldest={oldest} open={open} />
      <AppealAge {...appeals} />
    </>
  );
}

export function DeskNav({ onShortcuts }: { onShortcuts: () => void }) {
  const { data: identity } = useGetIdentity();
  const isAuditor = identity?.role === 'auditor';
  return (
    <Box sx={{ height: 1, display: 'flex', flexDirection: 'column', p: '14px 10px', overflowY: 'auto' }}>
      <Box sx={{ pb: 3 }}>
        <Brand />
      </Box>
      <Box component="nav" aria-label="Ana menü" sx={{ display: 'grid', gap: '2px' }}>
        {isAuditor ? <AuditorEntries /> : <DeskEntries />}
      </Box>
      {!isAuditor && <Ages />}
      <Box sx={{ mt: 'auto', display: 'grid', gap: 1 }}>
        <ButtonBase
          onClick={onShortcuts}
          sx={{
            justifyContent: 'flex-start',
            gap: '10px',
            minHeight: { xs: 44, lg: 36 },
            px: '10px',
            borderRadius: rounded.small,
            color: 'text.secondary',
            fontSize: '.8125rem',
            '&:hover': { bgcolor: 'tokens.sunken' },
          }}
        >
          <IconKeyboard size={18} stroke={1.8} aria-hidden />
          <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
            Kısayollar
          </Box>
          <Kbd silent>?</Kbd>
        </ButtonBase>
        <AccountMenu />
      </Box>
    </Box>
  );
}
