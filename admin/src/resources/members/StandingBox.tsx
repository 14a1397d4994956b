import type { MemberCase } from '@contracts/moderation';
import { exactTime } from '@design/dates';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Panel } from '../../desk/Panel';
import { MEMBER_STATUS_LABEL } from './memberStatus';

const Entry = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </>
);

const endOf = ({ status, status_expires_at }: MemberCase['standing']) =>
  status_expires_at ? exactTime(status_expires_at) : status === 'banned' ? 'Kalıcı' : 'Belirsiz';

function writingOf({ standing: { muted_until }, must_verify_email }: MemberCase): string {
  if (muted_until) return `${exactTime(muted_until)} tarihine kadar susturulmuş`;
  return must_verify_email ? 'Adresini yeniden doğrulayana kadar kapalı' : 'Açık';
}

/** Where the member stands today. */
export const StandingBox = ({ member }: { member: MemberCase }) => {
  const { standing, open_sessions } = member;
  return (
    <Panel title="Durum" level="h2">
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)', gap: '8px 16px' }}>
        <Entry name="Hesap">{MEMBER_STATUS_LABEL[standing.status]}</Entry>
        {standing.status !== 'active' && <Entry name="Bitiş">{endOf(standing)}</Entry>}
        {standing.status !== 'active' && standing.reason && <Entry name="Sebep">{standing.reason}</Entry>}
        <Entry name="Yazma">{writingOf(member)}</Entry>
        <Entry name="Açık oturum">{open_sessions.toLocaleString('tr-TR')}</Entry>
      </Box>
    </Panel>
  );
};
