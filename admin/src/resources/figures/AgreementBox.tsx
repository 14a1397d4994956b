import { type Agreement, FIGURES_TEXT } from '@contracts/figures';
import { JUDGEMENT_LABEL, type Judgement } from '@contracts/second-review';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { turkishNumber } from '../../desk/numbers';
import { Panel } from '../../desk/Panel';
import { FigureTable } from './FigureTable';
import { kappaSentence, kappaText, percent, rangeOf } from './figureWords';

const ORDER = Object.keys(JUDGEMENT_LABEL) as Judgement[];

const Named = ({ name, children }: { name: string; children: string }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Box>
  </Box>
);

/** How far two who do not know of each other decide alike: the pairs themselves, so that one sees about what they differ. */
export function AgreementBox({ agreement }: { agreement: Agreement }) {
  const { pairs, share, kappa, verdict_kappa, rule_pairs, rule_agreed, cells, sampled, waiting, left } = agreement;
  const used = ORDER.filter((one) => cells.some(({ decided, reviewed }) => decided === one || reviewed === one));
  const countOf = (decided: Judgement, reviewed: Judgement) => cells.find((cell) => cell.decided === decided && cell.reviewed === reviewed)?.count ?? 0;
  const undefinedText = pairs > 0 ? 'tanımsız' : '–';
  return (
    <Panel title="İkinci incelemede uyum" level="h2">
      <Typography sx={{ mb: 1, maxWidth: '80ch' }}>{kappaSentence(agreement)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3, maxWidth: '80ch' }}>
        {FIGURES_TEXT.kappa}
      </Typography>
      <Box component="dl" sx={{ m: 0, mb: 3, display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}>
        <Named name="Kappa (işlem)">{kappaText(kappa) ?? undefinedText}</Named>
        <Named name="Kappa (haklı mı?)">{kappaText(verdict_kappa) ?? undefinedText}</Named>
        <Named name="Aynı işlem">{share ? `${percent(share.value)} (${rangeOf(share)})` : '–'}</Named>
        <Named name="Aynı kural">{rule_pairs > 0 ? `${turkishNumber(rule_agreed)} / ${turkishNumber(rule_pairs)}` : '–'}</Named>
        <Named name="İncelenen çift">{turkishNumber(pairs)}</Named>
        <Named name="Örneklem">{`${turkishNumber(sampled)} karar`}</Named>
        <Named name="Bekleyen">{turkishNumber(waiting)}</Named>
        <Named name="İçeriği silinen">{turkishNumber(left)}</Named>
      </Box>
      {used.length > 0 && (
        <FigureTable
          caption="Verilen karar ve ikinci inceleme, kaç kez"
          heads={['Verilen ↓ · ikinci →', ...used.map((one) => JUDGEMENT_LABEL[one])]}
          rows={used.map((decided) => ({
            key: decided,
            cells: [
              JUDGEMENT_LABEL[decided],
              ...used.map((reviewed) =>
                decided === reviewed ? <b key={reviewed}>{turkishNumber(countOf(decided, reviewed))}</b> : turkishNumber(countOf(decided, reviewed)),
              ),
            ],
          }))}
        />
      )}
    </Panel>
  );
}
