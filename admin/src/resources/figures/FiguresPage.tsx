import { FIGURES_LIMITS, FIGURES_TEXT, type Figures, type Reversal } from '@contracts/figures';
import { REASON_LABEL } from '@contracts/moderation';
import { longDate } from '@design/dates';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetIdentity } from 'react-admin';
import { turkishNumber } from '../../desk/numbers';
import { rounded } from '../../theme/rounded';
import { AgreementBox } from './AgreementBox';
import { BarsChart } from './BarsChart';
import { ChartBox } from './ChartBox';
import { FigureTable } from './FigureTable';
import { durationText, kappaText, moderatorLabels, percent, rangeOf } from './figureWords';
import { OffendersBox } from './OffendersBox';
import { SharesChart } from './SharesChart';

interface TileProps {
  name: string;
  value: string;
  hint: string;
}
const Tile = ({ name, value, hint }: TileProps) => (
  <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: rounded.large, p: '12px 16px', minWidth: 0 }}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Box component="dd" sx={{ m: 0 }}>
      <Box sx={{ fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }}>{value}</Box>
      <Typography variant="body2" sx={{ color: 'tokens.faint' }}>
        {hint}
      </Typography>
    </Box>
  </Box>
);

const Tiles = ({ figures: { decisions, reversed, agreement, time } }: { figures: Figures }) => (
  <Box
    component="dl"
    className="tiles"
    sx={{ m: 0, display: 'grid', gap: 3, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } }}
  >
    <Tile name="Karar" value={turkishNumber(decisions)} hint="vakalar hakkında" />
    <Tile name="Geri alınan" value={reversed ? percent(reversed.value) : '–'} hint={reversed ? `aralık ${rangeOf(reversed)}` : 'henüz karar yok'} />
    <Tile
      name="Kappa"
      value={kappaText({ ...agreement.kappa, low: null, high: null }) ?? (agreement.pairs > 0 ? 'tanımsız' : '–')}
      hint={`${turkishNumber(agreement.pairs)} çift, ${turkishNumber(agreement.waiting)} bekliyor`}
    />
    <Tile name="Hedef içinde" value={time.within ? percent(time.within.value) : '–'} hint={`bugünkü hedef ${time.target_hours.toLocaleString('tr-TR')} saat`} />
  </Box>
);

const isFew = ({ decisions }: Reversal): boolean => decisions < FIGURES_LIMITS.few;

function Reversals({ title, of, rows, note }: { title: string; of: string; rows: readonly Reversal[]; note: string }) {
  const drawn = rows.flatMap(({ key, label, decisions, share, ...row }) =>
    share ? [{ key, label, decisions, share, isFew: isFew({ key, label, decisions, share, ...row }) }] : [],
  );
  const few = drawn.some((row) => row.isFew);
  return (
    <ChartBox
      title={title}
      note={note}
      isEmpty={rows.length === 0}
      chart={
        <>
          <SharesChart label={title} rows={drawn} />
          {few && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Kesik çizgi ve boş nokta: {FIGURES_TEXT.few}.
            </Typography>
          )}
        </>
      }
      table={
        <FigureTable
          caption={title}
          heads={[of, 'Karar', 'Geri alınan', 'Pay', '%95 aralığı', 'Not']}
          rows={rows.map((row) => ({
            key: row.key,
            cells: [
              row.label,
              turkishNumber(row.decisions),
              turkishNumber(row.reversed),
              row.share ? percent(row.share.value) : '–',
              row.share ? rangeOf(row.share) : '–',
              isFew(row) ? FIGURES_TEXT.few : '',
            ],
          }))}
        />
      }
    />
  );
}

function Time({ time: { decided, median_ms, p90_ms, within, waits } }: Pick<Figures, 'time'>) {
  const told = within ? `${percent(within.value)} (${rangeOf(within)})` : '–';
  return (
    <ChartBox
      title="Karara bağlanma süresi"
      note={`Yarısı ${durationText(median_ms)}, onda dokuzu ${durationText(p90_ms)} içinde karara bağlandı. O günkü hedefin içinde kalan: ${told}.`}
      isEmpty={decided === 0}
      empty="Bu günlerde raporlanıp karara bağlanan vaka yok."
      chart={
        <BarsChart
          label="Vakalar, bekleme süresine göre"
          parts={[{ name: 'karar', fill: 'full' }]}
          rows={waits.map(({ label, count }) => ({ key: label, label, counts: [count] }))}
        />
      }
      table={
        <FigureTable
          caption="Vakalar, bekleme süresine göre"
          heads={['Bekleme', 'Karar']}
          rows={waits.map(({ label, count }) => ({ key: label, cells: [label, turkishNumber(count)] }))}
        />
      }
    />
  );
}

const OUTCOMES = [
  { name: 'Haklı bulunan', fill: 'full' },
  { name: 'Reddedilen', fill: 'lines' },
  { name: 'Bekleyen', fill: 'dots' },
  { name: 'Düşen', fill: 'none' },
] as const;

function Reports({ reports }: Pick<Figures, 'reports'>) {
  const rows = reports.map(({ reason, upheld, dismissed, open, lapsed }) => ({
    key: reason,
    label: REASON_LABEL[reason],
    counts: [upheld, dismissed, open, lapsed],
  }));
  const sent = rows.filter(({ counts }) => counts.some((count) => count > 0));
  return (
    <ChartBox
      title="Raporlar, gerekçeye ve sonuca göre"
      note="Bu günlerde gönderilen raporlar. Düşen: yazarı içeriği karardan önce geri aldı."
      isEmpty={sent.length === 0}
      empty="Bu günlerde rapor gönderilmedi."
      chart={<BarsChart label="Raporlar, gerekçeye ve sonuca göre" parts={OUTCOMES} rows={sent} />}
      table={
        <FigureTable
          caption="Raporlar, gerekçeye ve sonuca göre"
          heads={['Gerekçe', ...OUTCOMES.map(({ name }) => name)]}
          rows={rows.map(({ key, label, counts }) => ({ key, cells: [label, ...counts.map(turkishNumber)] }))}
        />
      }
    />
  );
}

const COLUMN = { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 } as const;

/** All figures of some days, on one page of paper too. */
export function FiguresPage({ figures }: { figures: Figures }) {
  const { data: own } = useGetIdentity();
  const labels = moderatorLabels(figures.moderators, own ? String(own.id) : undefined);
  const moderators = figures.moderators.map((row, index) => ({ ...row, label: labels[index] ?? '' }));
  return (
    <>
      <Typography sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {longDate(figures.from)} – {longDate(figures.to)}
      </Typography>
      <Tiles figures={figures} />
      <Box
        className="figures"
        sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, '& > div': COLUMN }}
      >
        <div>
          <AgreementBox agreement={figures.agreement} />
          <Reports reports={figures.reports} />
          <OffendersBox offenders={figures.offenders} />
        </div>
        <div>
          <Time time={figures.time} />
          <Reversals title="Geri alınma, kurala göre" of="Kural" rows={figures.rules} note={FIGURES_TEXT.reversal} />
          <Reversals title="Geri alınma, moderatöre göre" of="Moderatör" rows={moderators} note={FIGURES_TEXT.fair} />
        </div>
      </Box>
    </>
  );
}
