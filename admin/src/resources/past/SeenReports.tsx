import { displayName } from '@contracts/accounts';
import { REASON_LABEL } from '@contracts/moderation';
import type { ReplayStep } from '@contracts/travel';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MemberAvatar } from '../../desk/MemberAvatar';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';

/** Rows of a panel, or what is said where there are none. */
export const Entries = ({ label, none, children }: { label: string; none: string; children: ReactNode[] }) =>
  children.length === 0 ? (
    <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
  ) : (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: '10px' }}>
      {children}
    </Box>
  );

/** The reports as whoever decided saw them. */
export const SeenReports = ({ reports }: Pick<ReplayStep, 'reports'>) => (
  <Panel title="Raporlar" level="h2" aside={reports.length.toLocaleString('tr-TR')}>
    <Entries label="Raporlar" none="Rapor olmadan karar verildi.">
      {reports.map(({ id, reporter, reason, description, at, decided, upheld }) => (
        <Box key={id} component="li" sx={{ display: 'flex', gap: 2, minWidth: 0 }}>
          <MemberAvatar person={reporter} size={24} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <b>{REASON_LABEL[reason]}</b> · {displayName(reporter)}
            {description && <Box>“{description}”</Box>}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <Moment at={at} form="exact" /> ·{' '}
              {decided === 0 ? 'o güne dek karara bağlanan raporu yoktu' : `o güne dek ${decided} raporunun ${upheld} tanesi haklı bulunmuştu`}
            </Typography>
          </Box>
        </Box>
      ))}
    </Entries>
  </Panel>
);
