import { displayName } from '@contracts/accounts';
import {
  WHAT_IF_EFFECTS,
  WHAT_IF_LIMITS,
  WHAT_IF_RULES,
  type WhatIfColumn,
  type WhatIfResult,
  type WhatIfRun,
  type WhatIfSample,
  type WhatIfSide,
} from '@contracts/what-if';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useGetIdentity } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Moment } from '../../desk/Moment';
import { turkishNumber } from '../../desk/numbers';
import { ListBox } from '../operations/ListBox';
import { pastAddress } from '../past/moments';
import { Line, Lines } from '../settings/SettingsShell';

const SIDE: Readonly<Record<WhatIfSide, { title: string; none: string }>> = {
  more: { title: 'Eklenirdi ya da ağırlaşırdı', none: 'Bu kuralla eklenen ya da ağırlaşan bir şey olmazdı.' },
  fewer: { title: 'Olmazdı ya da hafiflerdi', none: 'Bu kuralla kalkan ya da hafifleyen bir şey olmazdı.' },
};

/** To the fact in the timeline, or to the text as it was sent. */
const addressOf = ({ fact, text, position }: WhatIfSample) => (text === null ? `/audit/${fact}` : pastAddress({ kind: 'content', id: text }, position));

const Sample = ({ sample, isOwn }: { sample: WhatIfSample; isOwn: boolean }) => (
  <Line>
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{displayName(sample.member)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {WHAT_IF_EFFECTS[sample.effect].label} · {sample.detail}
      </Typography>
    </Box>
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      <Moment at={sample.at} form="exact" />
    </Typography>
    <Box data-screen sx={{ display: 'flex', gap: 3 }}>
      <Link component={RouterLink} to={addressOf(sample)} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 32 } }}>
        {sample.text === null ? 'Olayı aç' : 'Metni aç'}
      </Link>
      {/* Nobody audits themselves. */}
      {!isOwn && (
        <Link
          component={RouterLink}
          to={pastAddress({ kind: 'member', id: sample.member.id }, sample.position)}
          aria-label={`${displayName(sample.member)} o anda`}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 32 } }}
        >
          O andaki durumu
        </Link>
      )}
    </Box>
  </Line>
);

function Column({ side, column }: { side: WhatIfSide; column: WhatIfColumn }) {
  const { data: own } = useGetIdentity();
  const { title, none } = SIDE[side];
  const Icon = side === 'more' ? IconPlus : IconMinus;
  const shown = column.samples.length;
  return (
    <ListBox title={title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, p: { xs: '12px', sm: '12px 16px' } }}>
        <Box sx={{ display: 'flex', color: side === 'more' ? 'tokens.warn' : 'tokens.ok' }}>
          <Icon size={20} aria-hidden />
        </Box>
        <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.1 }}>
          {turkishNumber(column.count)}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{turkishNumber(column.members)} üye</Typography>
        <Box component="ul" aria-label={`${title}: dökümü`} sx={{ listStyle: 'none', m: 0, p: 0, flex: '1 1 100%', color: 'text.secondary' }}>
          {column.effects.map(({ effect, count }) => (
            <Box key={effect} component="li">
              {WHAT_IF_EFFECTS[effect].label}: <strong>{turkishNumber(count)}</strong>
            </Box>
          ))}
        </Box>
      </Box>
      {shown === 0 ? (
        <Typography sx={{ p: { xs: '0 12px 12px', sm: '0 16px 14px' }, color: 'text.secondary' }}>{none}</Typography>
      ) : (
        <>
          <Typography variant="body2" sx={{ p: { xs: '8px 12px', sm: '8px 16px' }, borderTop: 1, borderColor: 'divider', color: 'tokens.faint' }}>
            {column.count > shown ? `En yeni ${turkishNumber(WHAT_IF_LIMITS.samples)} örnek` : 'Tümü, en yenisi önce'}
          </Typography>
          <Lines label={`${title}: örnekler`}>
            {column.samples.map((sample) => (
              <Sample key={`${sample.fact}-${sample.effect}`} sample={sample} isOwn={sample.member.id === own?.id} />
            ))}
          </Lines>
        </>
      )}
    </ListBox>
  );
}

/** The answer in one sentence, by numbers alone. */
function sentenceOf({ rule }: Pick<WhatIfRun, 'rule'>, { looked_at, decided, members }: WhatIfResult): string {
  const { looked, done } = WHAT_IF_RULES[rule];
  const differs = members === 0 ? 'Hiçbir üye için bir şey değişmezdi.' : `${turkishNumber(members)} üye için bir şey değişirdi.`;
  return `${turkishNumber(looked_at)} ${looked} bakıldı; ${turkishNumber(decided)} ${done}. ${differs}`;
}

/** What would have been otherwise, both ways. */
export function WhatIfFound({ run, result }: { run: WhatIfRun; result: WhatIfResult }) {
  return (
    <>
      <Typography role="status" sx={{ fontSize: '1.0625rem' }}>
        {sentenceOf(run, result)}
      </Typography>
      {result.unjudged > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {turkishNumber(result.unjudged)} metin için bir şey söylenemez: yazarı geri aldı ya da metin silindi.
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}>
        <Column side="more" column={result.more} />
        <Column side="fewer" column={result.fewer} />
      </Box>
    </>
  );
}
