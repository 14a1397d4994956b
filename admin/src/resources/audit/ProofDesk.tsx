import { type ChainView, FAULT_LABEL, SEAL_PLACE_LABEL } from '@contracts/audit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconCircleCheck } from '@tabler/icons-react';
import { useNotify } from 'react-admin';
import { EmptyBox } from '../../desk/EmptyBox';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import { ListBox } from '../operations/ListBox';
import { ListState } from '../settings/ListState';
import { Line, Lines, SettingsShell } from '../settings/SettingsShell';
import { ChainState } from './ChainState';
import { useChain } from './useChain';

const HINT =
  'Her olay kendinden öncekine bağlanır, bir şey olan her saatin sonunda kurulum kaydı mühürler. Uygulama her açılışta son olayları, her gün kaydın tamamını karşılaştırır; dışarıda saklanan mühürlerle işletmen “npm run audit -- verify” ile karşılaştırır.';

/** A value by its name; digests may break anywhere. */
const Named = ({ name, children }: { name: string; children: string }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '160px minmax(0, 1fr)' }, columnGap: 3, py: 1 }}>
    <Typography component="dt" sx={{ color: 'tokens.faint' }}>
      {name}
    </Typography>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontFamily: 'monospace', fontSize: '.8125rem' }}>
      {children}
    </Box>
  </Box>
);

const inTurn = new Intl.ListFormat('tr', { type: 'conjunction' });

/** The last seal as one line of a file that `npm run audit -- verify <file>` reads; the key alone while there is no seal. */
const keptText = ({ seal, public_key }: ChainView): string => (seal ? JSON.stringify({ ...seal, publicKey: public_key }) : public_key);

function CopyKept({ chain }: { chain: ChainView }) {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(keptText(chain)).then(
      () => notify('Panoya kopyalandı', { type: 'success' }),
      () => notify('Kopyalanamadı. Metni seçip kopyalayabilirsiniz.', { type: 'error' }),
    );
  return <Button onClick={copy}>{chain.seal ? 'Son mührü kopyala' : 'Anahtarı kopyala'}</Button>;
}

const Digests = ({ chain }: { chain: ChainView }) => (
  <Panel title="Dışarıda saklanacaklar" level="h2" aside={<CopyKept chain={chain} />}>
    <Typography sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
      Parmak izini ve ara sıra bir mührü işletmenlerin yazamadığı bir yerde saklayın: anahtarı elinde tutan biri kaydı baştan yazarsa bunu yalnızca onlar
      gösterir.
    </Typography>
    {chain.published_to.length > 0 && (
      <Typography sx={{ mt: 1 }}>Her mühür ayrıca {inTurn.format(chain.published_to.map((name) => SEAL_PLACE_LABEL[name]))} yazılıyor.</Typography>
    )}
    <Box component="dl" sx={{ m: 0, mt: 2 }}>
      <Named name="Parmak izi">{chain.fingerprint}</Named>
      <Named name="Açık anahtar">{chain.public_key}</Named>
      {chain.seal && <Named name="Son mührün kökü">{chain.seal.root}</Named>}
      <Named name="Zincirin başı">{chain.head}</Named>
    </Box>
  </Panel>
);

const Gaps = ({ gaps }: Pick<ChainView, 'gaps'>) => (
  <ListBox title="Kabul edilen boşluklar" aside={gaps.length > 0 ? gaps.length.toLocaleString('tr-TR') : undefined}>
    {gaps.length === 0 ? (
      <EmptyBox icon={<IconCircleCheck size={24} aria-hidden />} title="Boşluk yok">
        Bir yedek geri yüklenirse ya da kayıt değişmiş bulunursa, işletmenin kabulü nedeniyle birlikte burada kalır.
      </EmptyBox>
    ) : (
      <Lines label="Kabul edilen boşluklar">
        {[...gaps].reverse().map(({ at, place, up_to, kind, reason }) => (
          <Line key={`${at}-${place}`}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>
                {FAULT_LABEL[kind]}: {place.toLocaleString('tr-TR')}. sıradan başlayarak
              </Typography>
              <Typography sx={{ overflowWrap: 'anywhere' }}>“{reason}”</Typography>
              <Typography variant="body2" sx={{ color: 'tokens.faint' }}>
                {up_to.toLocaleString('tr-TR')}. sıraya kadar olduğu gibi geçerli · <Moment at={at} form="exact" />
              </Typography>
            </Box>
          </Line>
        ))}
      </Lines>
    )}
  </ListBox>
);

/** How the log is proven; for auditors and admins. */
export function ProofDesk() {
  const query = useChain();
  return (
    <SettingsShell title="Kanıt" hint={HINT}>
      <ListState loading="Kanıt yükleniyor" query={query} isEmpty={false} empty={null}>
        {query.data && (
          <>
            <ChainState chain={query.data} />
            <Digests chain={query.data} />
            <Gaps gaps={query.data.gaps} />
          </>
        )}
      </ListState>
    </SettingsShell>
  );
}
