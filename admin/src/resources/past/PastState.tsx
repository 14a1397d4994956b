import { displayName } from '@contracts/accounts';
import { REASON_LABEL, REPORTED_TYPE_LABEL } from '@contracts/moderation';
import { PAST_LABEL, type PastPart, type PastRow, type PastText, type PastView, TRAVEL_TEXT } from '@contracts/travel';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconHistory, IconInbox } from '@tabler/icons-react';
import { Link as RouterLink } from 'react-router-dom';
import { Chip } from '../../desk/Chip';
import { EmptyBox } from '../../desk/EmptyBox';
import { Moment } from '../../desk/Moment';
import { rounded } from '../../theme/rounded';
import { CaseText } from '../cases/CaseText';
import { pastAddress } from './moments';

const STATE_WORD: Record<PastText['state'], string> = { visible: 'Görünür', held: 'Onay bekliyor', hidden: 'Gizli', deleted: 'Kaldırılmış' };

const Value = ({ row: { value, was } }: { row: PastRow }) =>
  was === null ? (
    value
  ) : (
    <Box
      component="span"
      sx={{ bgcolor: 'tokens.warnSoft', color: 'tokens.warn', borderRadius: 1, px: '6px', py: '1px', fontWeight: 560, boxDecorationBreak: 'clone' }}
    >
      <Box component="span" sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
        Bu olayla değişti:{' '}
      </Box>
      {was} → {value}
    </Box>
  );

/** Values by their names; what the fact changed is marked. */
export const PastRows = ({ rows }: { rows: readonly PastRow[] }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: '200px minmax(0, 1fr)' }, gap: '7px 12px' }}>
    {rows.flatMap((row) => [
      <Box key={`${row.key} name`} component="dt" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {row.label}
      </Box>,
      <Box key={row.key} component="dd" sx={{ m: 0, position: 'relative', overflowWrap: 'anywhere' }}>
        <Value row={row} />
      </Box>,
    ])}
  </Box>
);

/** A text of that time. */
const TextOfThen = ({ text }: { text: PastText }) => (
  <Box sx={{ mt: 3, border: 1, borderColor: 'divider', borderRadius: rounded.medium, p: '12px 16px' }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
      <Chip tone={text.state === 'visible' ? 'plain' : 'warn'}>{STATE_WORD[text.state]}</Chip>
      <Chip>
        {text.version}. hâli / {text.versions}
      </Chip>
    </Box>
    {text.shut ? (
      <Typography sx={{ color: 'text.secondary', fontStyle: 'italic' }}>{text.shut}</Typography>
    ) : (
      <>
        {text.title && (
          <Typography component="h3" sx={{ fontWeight: 620, mb: 1, overflowWrap: 'anywhere' }}>
            {text.title}
          </Typography>
        )}
        <CaseText html={text.html} source="" />
      </>
    )}
  </Box>
);

const HEADING: Partial<Record<PastPart['kind'], string>> = { member: 'Üyenin o anki durumu', content: 'O anki metin', case: 'Vakanın o anki durumu' };

interface PastPartBoxProps {
  part: PastPart;
  at: number;
  isAlone: boolean;
  heading?: string;
}

/** One thing as it stood; where it is shown beside another it leads to its own past. */
export const PastPartBox = ({ part, at, isAlone, heading = HEADING[part.kind] ?? PAST_LABEL[part.kind] }: PastPartBoxProps) => (
  <Box component="section" aria-label={heading} sx={{ '&:not(:first-of-type)': { mt: 5, pt: 5, borderTop: 1, borderColor: 'divider' } }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 10px', mb: 2 }}>
      <Typography component="h2" variant="h2">
        {heading}
      </Typography>
      {!isAlone && (
        <Link
          component={RouterLink}
          to={pastAddress(part, at)}
          sx={{ overflowWrap: 'anywhere', display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 24 } }}
        >
          {part.title}
        </Link>
      )}
    </Box>
    <PastRows rows={part.rows} />
    {part.text && <TextOfThen text={part.text} />}
  </Box>
);

function OpenCases({ cases, at }: { cases: NonNullable<PastView['cases']>; at: number }) {
  if (cases.total === 0)
    return (
      <EmptyBox icon={<IconInbox size={24} aria-hidden />} title="Kuyruk boştu">
        O anda karar bekleyen vaka yoktu.
      </EmptyBox>
    );
  return (
    <Box sx={{ mt: 4 }}>
      <Typography component="h2" variant="h2" sx={{ mb: 2 }}>
        En uzun bekleyenler
      </Typography>
      <Box component="ul" aria-label="O anda açık olan vakalar" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {cases.rows.map(({ id, reported_type, title, reason, reports, member, opened_at, claimed_by }) => (
          <Box key={id} component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px' }}>
              <Chip>{REASON_LABEL[reason]}</Chip>
              <Link
                component={RouterLink}
                to={pastAddress({ kind: 'case', id }, at)}
                sx={{ flex: '1 1 16ch', minWidth: 0, overflowWrap: 'anywhere', display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 28 } }}
              >
                {title || REPORTED_TYPE_LABEL[reported_type]}
              </Link>
              <Moment at={opened_at} form="exact" sx={{ color: 'tokens.faint', fontSize: '.8125rem' }} />
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {REPORTED_TYPE_LABEL[reported_type]} · {displayName(member)} · {reports} rapor
              {claimed_by && ` · ${displayName(claimed_by)} bakıyordu`}
            </Typography>
          </Box>
        ))}
      </Box>
      {cases.total > cases.rows.length && (
        <Typography variant="body2" sx={{ color: 'tokens.faint', mt: 2 }}>
          {(cases.total - cases.rows.length).toLocaleString('tr-TR')} vaka daha açıktı.
        </Typography>
      )}
    </Box>
  );
}

/** Everything as it stood at the moment. */
export const PastState = ({ view }: { view: PastView }) => (
  <Box sx={{ p: { xs: '16px 14px', sm: '18px 20px' }, minWidth: 0 }}>
    {view.parts.length === 0 && (
      <EmptyBox icon={<IconHistory size={24} aria-hidden />} title={TRAVEL_TEXT.notYet}>
        Daha sonraki bir anı seçin; ilk olay sağda, listenin başında.
      </EmptyBox>
    )}
    {view.parts.map((part) => (
      <PastPartBox key={`${part.kind} ${part.id}`} part={part} at={view.position} isAlone={part.id === view.id && part.kind === view.kind} />
    ))}
    {view.cases && <OpenCases cases={view.cases} at={view.position} />}
  </Box>
);
