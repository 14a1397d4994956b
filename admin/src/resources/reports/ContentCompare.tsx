import type { ReportCase, ReportedContent } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconEye, IconFlag } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Chip } from '../../desk/Chip';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import { DiffText } from './DiffText';
import { wordDiff } from './wordDiff';

type Shown = Exclude<ReportedContent['state'], 'visible'>;
const WORD: Record<Shown, string> = { held: 'Onay bekliyor', hidden: 'Gizlenmiş', deleted: 'Silinmiş' };
const TONE: Record<Shown, 'warn' | 'danger'> = { held: 'warn', hidden: 'warn', deleted: 'danger' };

/** Says when the content is no longer there for everybody. */
const ContentState = ({ state }: { state: ReportedContent['state'] }) =>
  state === 'visible' ? null : (
    <Box sx={{ mb: 2 }}>
      <Chip tone={TONE[state]}>{WORD[state]}</Chip>
    </Box>
  );

/** What was reported beside what stands there now, with the words that went and came. */
export function ContentCompare({ report: { as_reported: then, now } }: { report: ReportCase }) {
  const title = useMemo(() => wordDiff(then.title ?? '', now.title ?? ''), [then.title, now.title]);
  const text = useMemo(() => wordDiff(then.content, now.content), [then.content, now.content]);
  const same = then.content === now.content && then.title === now.title;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '14px',
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@container (min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Panel
        title="Raporlandığı andaki hâli"
        icon={<IconFlag size={16} aria-hidden />}
        aside={then.at && <Moment at={then.at} sx={{ fontSize: '.78rem', color: 'tokens.faint' }} />}
      >
        <DiffText title={title.before} text={text.before} as="del" />
      </Panel>
      <Panel
        title="Şimdiki hâli"
        icon={<IconEye size={16} aria-hidden />}
        aside={
          <Typography component="span" sx={{ fontSize: '.78rem', color: 'tokens.faint' }}>
            {same ? 'değişmedi' : now.at ? 'düzenlendi ' : 'artık yok'}
            {!same && now.at && <Moment at={now.at} />}
          </Typography>
        }
      >
        <ContentState state={now.state} />
        <DiffText title={title.after} text={text.after} as="ins" />
      </Panel>
    </Box>
  );
}
