import { type ChainView, FAULT_LABEL } from '@contracts/audit';
import { exactTime } from '@design/dates';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconAlertTriangle, IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { rounded } from '../../theme/rounded';

interface BannerProps {
  tone: 'ok' | 'danger';
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

const Banner = ({ tone, icon, title, children }: BannerProps) => (
  <Box
    role={tone === 'danger' ? 'alert' : 'status'}
    sx={{ display: 'flex', gap: 3, p: '14px 16px', border: 1, borderColor: `tokens.${tone}`, borderRadius: rounded.large, bgcolor: 'background.paper' }}
  >
    <Box sx={{ display: 'flex', pt: '2px', color: `tokens.${tone}` }}>{icon}</Box>
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h3">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '80ch' }}>{children}</Typography>
    </Box>
  </Box>
);

const inNumbers = (count: number): string => count.toLocaleString('tr-TR');

/** Whether the log is what was recorded, in one sentence; by words and icon, not by colour alone. */
export function ChainState({ chain: { fault, facts, seal, verified } }: { chain: ChainView }) {
  if (fault)
    return (
      <Banner tone="danger" icon={<IconAlertTriangle size={20} aria-hidden />} title={`${FAULT_LABEL[fault.kind]}: ${inNumbers(fault.place)}. sıra`}>
        Kayıt, yazıldığı gibi değil. Bir işletmen bakıp kabul edene kadar Meydan yalnızca okunabilir; kimse bir şey yazamaz ve zamanı gelen işler bekler.
      </Banner>
    );
  return (
    <Banner tone="ok" icon={<IconLink size={20} aria-hidden />} title="Zincir sağlam">
      {inNumbers(facts)} olay bağlı · {seal ? `son mühür ${exactTime(seal.at)}, ilk ${inNumbers(seal.size)} olay için` : 'ilk mühür bir saat içinde basılır'} ·{' '}
      {verified ? `tamamı son olarak ${exactTime(verified.at)} karşılaştırıldı` : 'tamamı ilk kez gün dönümünde karşılaştırılır'}
    </Banner>
  );
}
