import { displayName } from '@contracts/accounts';
import { APPEAL_OUTCOME_LABEL } from '@contracts/appeals';
import { REASON_LABEL } from '@contracts/moderation';
import { SANCTION_LABEL, SANCTION_STATE_LABEL, type SanctionRow, type SanctionState } from '@contracts/sanctions';
import { exactTime, longDate } from '@design/dates';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Chip, type Tone } from '../../desk/Chip';
import { Kbd } from '../../desk/Kbd';
import { Moment } from '../../desk/Moment';
import { useShortcut } from '../../desk/ShortcutProvider';
import { tallOnPhones } from '../../theme/tallOnPhones';
import { ChangeEndPanel, LiftPanel } from './LiftPanel';

const REASONS: Record<string, string> = REASON_LABEL;
const reasonOf = ({ reason }: SanctionRow) => REASONS[reason] ?? reason;
const STATE_TONE: Record<SanctionState, Tone> = { in_force: 'warn', expired: 'plain', withdrawn: 'ok', lifted: 'ok' };

function stateOf({ type, state, counts }: SanctionRow): { label: string; tone: Tone } {
  if (type === 'warned' && state === 'in_force') return counts ? { label: 'Sayılıyor', tone: 'warn' } : { label: 'Artık sayılmıyor', tone: 'plain' };
  return { label: SANCTION_STATE_LABEL[state], tone: STATE_TONE[state] };
}

const DAY_MS = 86_400_000;
/** When a warning that counts no longer does. */
const fallsOn = ({ at }: SanctionRow, windowDays: number): string =>
  `${longDate(new Date(Date.parse(at) + windowDays * DAY_MS).toISOString())} tarihinde düşer`;

const endOf = ({ type, until }: SanctionRow) => (until ? `${exactTime(until)} tarihine kadar` : type === 'banned' || type === 'suspended' ? 'süresiz' : null);

/** Where the appeal against it stands, and the way there. */
function AppealOf({ sanction: { id, type, story } }: { sanction: SanctionRow }) {
  if (!story?.appeal) return null;
  const { state, outcome } = story.appeal;
  return (
    <Link component={RouterLink} to={`/appeals/${id}`} aria-label={`${SANCTION_LABEL[type]} kararına itiraz`} sx={tallOnPhones}>
      {state === 'open' ? 'İtiraz inceleniyor' : outcome ? `İtiraz: ${APPEAL_OUTCOME_LABEL[outcome].toLocaleLowerCase('tr')}` : 'İtiraz kapandı'}
    </Link>
  );
}

interface EntryProps {
  memberId: string;
  sanction: SanctionRow;
  windowDays: number | undefined;
  mayLift: boolean;
  asked: 'lift' | 'change' | null;
  onAsk: (asked: 'lift' | 'change' | null) => void;
  /** The key of lifting belongs to this one. */
  isFirst: boolean;
}

function Entry({ memberId, sanction, windowDays, mayLift, asked, onAsk, isFirst }: EntryProps) {
  const { label, tone } = stateOf(sanction);
  const name = SANCTION_LABEL[sanction.type];
  const isOpen = mayLift && sanction.state === 'in_force';
  useShortcut('l', 'Yaptırımı kaldır', () => onAsk('lift'), isOpen && isFirst);
  const leave = () => onAsk(null);
  const over = sanction.state === 'withdrawn' || sanction.state === 'lifted';
  const holds = sanction.state === 'in_force' && sanction.type !== 'warned';
  return (
    <Box
      component="li"
      sx={{
        p: '9px 16px',
        mx: '-16px',
        borderTop: 1,
        borderColor: 'divider',
        fontSize: '.8125rem',
        bgcolor: holds ? 'tokens.warnSoft' : undefined,
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 10px' }}>
        <Box component="span" sx={{ fontWeight: 600, textDecoration: over ? 'line-through' : 'none' }}>
          {name} · {reasonOf(sanction)}
        </Box>
        <Chip tone={tone}>{label}</Chip>
        <AppealOf sanction={sanction} />
        {isOpen && asked === null && (
          <Box sx={{ ml: 'auto', display: 'flex', gap: 2, '& .MuiButton-root': { minHeight: { xs: 44, sm: 32 } } }}>
            {sanction.type !== 'warned' && (
              <Button size="small" aria-label={`Süreyi değiştir: ${name}`} onClick={() => onAsk('change')}>
                Süreyi değiştir
              </Button>
            )}
            <Button size="small" variant="outlined" aria-label={`Kaldır: ${name}`} aria-keyshortcuts={isFirst ? 'l' : undefined} onClick={() => onAsk('lift')}>
              Kaldır {isFirst && <Kbd silent>l</Kbd>}
            </Button>
          </Box>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Moment at={sanction.at} form="exact" />
        {sanction.story && ` · ${displayName(sanction.story.by)}`}
        {endOf(sanction) && ` · ${endOf(sanction)}`}
        {sanction.by_threshold && ' · uyarı sayısından doğdu; bir uyarı kaldırılırsa o da biter'}
        {sanction.counts && windowDays !== undefined && ` · ${fallsOn(sanction, windowDays)}`}
        {sanction.report_id && (
          <>
            {' · '}
            <Link component={RouterLink} to={`/reports/${sanction.report_id}`} aria-label={`${name} kararının raporu`} sx={tallOnPhones}>
              rapor
            </Link>
          </>
        )}
        {sanction.note && <Box sx={{ color: 'tokens.faint' }}>“{sanction.note}”</Box>}
      </Box>
      {asked === 'lift' && <LiftPanel memberId={memberId} sanction={sanction} onLeave={leave} />}
      {asked === 'change' && sanction.type !== 'warned' && <ChangeEndPanel memberId={memberId} sanction={sanction} kind={sanction.type} onLeave={leave} />}
    </Box>
  );
}

interface SanctionListProps {
  memberId: string;
  sanctions: SanctionRow[];
  /** For so long a warning counts; left out where that is of no interest. */
  windowDays?: number;
  mayLift: boolean;
}

/** Sanctions ever recorded about a member: what is in force first, then the newest. */
export function SanctionList({ memberId, sanctions, windowDays, mayLift }: SanctionListProps) {
  const [asked, setAsked] = useState<{ key: string; what: 'lift' | 'change' } | null>(null);
  const isInForce = ({ state, type, counts }: SanctionRow) => state === 'in_force' && (type !== 'warned' || counts);
  const ordered = [...sanctions.filter(isInForce), ...sanctions.filter((sanction) => !isInForce(sanction))];
  if (ordered.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'tokens.faint' }}>
        Bugüne kadar yaptırım uygulanmamış.
      </Typography>
    );
  return (
    <Box component="ul" aria-label="Yaptırımlar" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {ordered.map((sanction, place) => {
        const key = `${sanction.type} ${sanction.id}`;
        return (
          <Entry
            key={key}
            memberId={memberId}
            sanction={sanction}
            windowDays={windowDays}
            mayLift={mayLift}
            isFirst={place === 0}
            asked={asked?.key === key ? asked.what : null}
            onAsk={(what) => setAsked(what && { key, what })}
          />
        );
      })}
    </Box>
  );
}
