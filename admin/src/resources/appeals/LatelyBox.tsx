import { APPEAL_OUTCOMES, type AppealOutcome } from '@contracts/appeal-outcomes';
import type { AppealCase } from '@contracts/appeals';
import Box from '@mui/material/Box';
import { Panel } from '../../desk/Panel';

const COLOR: Record<AppealOutcome, string> = { upheld: 'tokens.lineStrong', modified: 'primary.main', reversed: 'tokens.ok' };
const LABEL: Record<AppealOutcome, string> = { upheld: 'korundu', modified: 'değiştirildi', reversed: 'kaldırıldı' };

/** How appeals about the same rule were decided lately. */
export function LatelyBox({ appeal: { lately, lately_days } }: { appeal: AppealCase }) {
  const all = APPEAL_OUTCOMES.reduce((sum, outcome) => sum + lately[outcome], 0);
  return (
    <Panel
      title="Bu kuralda nasıl karar verildi?"
      aside={<Box sx={{ fontSize: '.8125rem', color: 'tokens.faint' }}>{`${lately_days} gün · ${all} itiraz`}</Box>}
    >
      {all > 0 && (
        <Box aria-hidden sx={{ display: 'flex', gap: '3px', mb: 2 }}>
          {APPEAL_OUTCOMES.filter((outcome) => lately[outcome] > 0).map((outcome) => (
            <Box key={outcome} sx={{ flex: lately[outcome], height: 8, borderRadius: '4px', bgcolor: COLOR[outcome] }} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', fontSize: '.8125rem', color: 'text.secondary' }}>
        {APPEAL_OUTCOMES.map((outcome) => (
          <Box component="span" key={outcome} sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px' }}>
            <Box component="i" aria-hidden sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: COLOR[outcome] }} />
            <strong>{lately[outcome]}</strong> {LABEL[outcome]}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
